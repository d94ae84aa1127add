import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

/** Renders the content of a message's tag as text for screen readers only. */
export function hiddenText(content: ReactNode): ReactNode {
  return <span className="sr-only">{content}</span>
}

/** Renders the content of a message's tag from left to right: a number, a handle. */
export function ltr(content: ReactNode): ReactNode {
  return <bdi dir="ltr">{content}</bdi>
}

/** Classes of a link within a text, as high as a finger needs. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4'

/** Renders the content of a message's tag as a link to a page of the shop. */
export function linkTo(to: string, className = textLink) {
  return (content: ReactNode) => (
    <Link to={to} className={className}>
      {content}
    </Link>
  )
}
