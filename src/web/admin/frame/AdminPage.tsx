import type { ReactNode } from 'react'
import { AdminRail } from './AdminRail.tsx'

interface AdminPageProps {
  /** Link to the parent page. */
  readonly back?: ReactNode
  readonly title: ReactNode
  /** Line of muted text below the title: a count, a date. */
  readonly subtitle?: ReactNode
  /** Buttons that act on the whole page. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Layout of every admin page: the rail, then title, actions and content. */
export function AdminPage({ back, title, subtitle, actions, children }: AdminPageProps) {
  return (
    <div className="page-gutter py-6 sm:py-8 xl:grid xl:grid-cols-[9.5rem_minmax(0,1fr)] xl:gap-8">
      <AdminRail />
      <div className="grid grid-cols-1 content-start gap-6">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1">
            {back}
            <h1 className="text-2xl">{title}</h1>
            {subtitle && <div className="text-muted text-sm">{subtitle}</div>}
          </div>
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}
