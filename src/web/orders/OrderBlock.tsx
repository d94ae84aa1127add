import type { ReactNode } from 'react'

interface OrderBlockProps {
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of an order's page under a heading of its own. */
export function OrderBlock({ id, title, children }: OrderBlockProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-card border border-hairline bg-white p-4 sm:p-5"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
