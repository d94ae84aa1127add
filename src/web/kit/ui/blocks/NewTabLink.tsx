import type { ReactNode } from 'react'
import { t } from '#messages'

interface NewTabLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** Link that opens in a new tab, with a note of it for screen readers. */
export function NewTabLink({ children, ...link }: NewTabLinkProps) {
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> {t.common.opensInNewTab}</span>
    </a>
  )
}
