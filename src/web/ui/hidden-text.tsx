import type { ReactNode } from 'react'

/** Text for screen readers alone: the tag of a message that holds it. */
export function hiddenText(content: ReactNode): ReactNode {
  return <span className="sr-only">{content}</span>
}
