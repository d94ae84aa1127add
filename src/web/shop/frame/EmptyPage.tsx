import type { ComponentProps } from 'react'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'

/** A page that is nothing but an empty state. */
export function EmptyPage(props: Omit<ComponentProps<typeof EmptyState>, 'level'>) {
  return (
    <div className="page-gutter py-8">
      <EmptyState level={1} {...props} />
    </div>
  )
}

/** Page of a shopper as an admin sees it: why it is closed, with a link to the dashboard. */
export function ClosedToAdmins() {
  return (
    <EmptyPage
      icon="user"
      title={t.common.closedToAdmins}
      action={<LinkButton to={paths.adminDashboard()}>{t.common.goToDashboard}</LinkButton>}
    />
  )
}
