import type { ReactNode } from 'react'
import { BesideRail } from '#web/shop/frame/BesideRail.tsx'

interface AdminPageProps {
  readonly back?: ReactNode
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Layout of every admin page: the rail, then title, actions and content. */
export function AdminPage({ back, title, subtitle, actions, children }: AdminPageProps) {
  return (
    <BesideRail>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          {back}
          <h1 className="text-2xl">{title}</h1>
          {subtitle && <div className="text-muted text-sm">{subtitle}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </BesideRail>
  )
}
