import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'

interface IconItemProps {
  readonly icon: IconName
  readonly children: ReactNode
}

/** Item of a list of facts, with its icon. */
export function IconItem({ icon, children }: IconItemProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="text-plum" />
      <span>{children}</span>
    </li>
  )
}
