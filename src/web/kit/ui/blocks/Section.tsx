import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { type CardRoom, cardLook } from './Card.tsx'

interface SectionProps {
  readonly id?: string
  readonly title: string
  /** Content next to the heading: a link, a total. */
  readonly aside?: ReactNode
  /** Padding of the card around it; no card by default. */
  readonly card?: CardRoom
  /** Mainly the gap between its parts. */
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page under a heading of its own, which names its landmark. */
export function Section({ id, title, aside, card, className = 'gap-4', children }: SectionProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  const heading = (
    <h2 id={headingId} className="text-lg">
      {title}
    </h2>
  )
  return (
    <section
      aria-labelledby={headingId}
      className={classNames('grid content-start', card && cardLook(card), className)}
    >
      {aside ? (
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          {heading}
          {aside}
        </header>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
