import type { ReactNode } from 'react'

/** Renders the content of a message's tag as text for screen readers only. */
export function hiddenText(content: ReactNode): ReactNode {
  return <span className="sr-only">{content}</span>
}
