import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

interface SummaryProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Label of a `details` element, with an arrow that is turned while it is open. */
export function Summary({ className = 'w-fit gap-1 text-plum', children }: SummaryProps) {
  return (
    <summary className={`flex min-h-11 cursor-pointer items-center font-semibold ${className}`}>
      {children}
      <Icon name="down" className="size-4 transition-transform [details[open]>summary>&]:turned" />
    </summary>
  )
}
