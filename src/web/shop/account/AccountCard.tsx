import type { ReactNode } from 'react'
import { Card } from '#web/kit/ui/blocks/Card.tsx'

interface AccountCardProps {
  readonly title: string
  readonly intro: ReactNode
  readonly children: ReactNode
  /** Alternatives below the card. */
  readonly otherwise?: ReactNode
}

/** Page with a single form: login, registration, new password. */
export function AccountCard({ title, intro, children, otherwise }: AccountCardProps) {
  return (
    <div className="page-gutter py-8 sm:py-12">
      <div className="mx-auto grid max-w-form gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-muted">{intro}</p>
        </header>
        <Card room="roomy">{children}</Card>
        {otherwise}
      </div>
    </div>
  )
}
