import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** Beside the title: a way on, a total. */
  readonly aside?: ReactNode
  readonly id?: string
  readonly children: ReactNode
}

/** One subject of the dashboard. */
export function Panel({ title, aside, id, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-hairline bg-white p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
