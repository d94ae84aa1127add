import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'

/** Page of a shopper as an admin sees it: why it is closed, with a link to the dashboard. */
export function ClosedToAdmins() {
  return (
    <div className="page-gutter py-8">
      <EmptyState
        level={1}
        icon="user"
        title={t.common.closedToAdmins}
        action={<LinkButton to={paths.adminDashboard()}>{t.common.goToDashboard}</LinkButton>}
      />
    </div>
  )
}
