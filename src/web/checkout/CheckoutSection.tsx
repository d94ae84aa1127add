import type { ReactNode } from 'react'

interface CheckoutSectionProps {
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the checkout under a heading of its own, in one column. */
export function CheckoutSection({ id, title, children }: CheckoutSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
