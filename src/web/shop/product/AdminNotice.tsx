import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Link } from '#web/kit/ui/Link.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/** Takes the place of Add to Cart for an admin (rule: admin-in-the-shop). */
export function AdminNotice() {
  return (
    <Notice tone="info" icon="user" title={t.common.closedToAdmins}>
      <Link
        to={paths.adminDashboard()}
        className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
      >
        {t.common.goToDashboard}
      </Link>
    </Notice>
  )
}
