import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../Icon.tsx'
import { Unbroken } from './Unbroken.tsx'

interface PointProps {
  readonly icon: IconName
  /** Without a title the item is a single line of text. */
  readonly title?: string
  /** The title is a heading of the page, below its icon on wide screens. */
  readonly isHeading?: boolean
  readonly children: ReactNode
}

/** Item of a list of facts, with its icon. */
export function IconItem({ icon, title, isHeading = false, children }: PointProps) {
  if (title === undefined) {
    return (
      <li className="flex items-start gap-3">
        <Icon name={icon} className="text-plum" />
        <span>{children}</span>
      </li>
    )
  }
  const Title = isHeading ? 'h3' : 'strong'
  return (
    <li className={classNames('flex gap-4', isHeading ? 'sm:block' : 'items-center')}>
      <span className="grid size-12 shrink-0 place-items-center rounded-chip bg-plum-tint text-plum">
        <Icon name={icon} className="size-6" />
      </span>
      <div>
        <Title className={isHeading ? 'text-lg sm:mt-4' : 'block font-semibold'}>
          <Unbroken>{title}</Unbroken>
        </Title>
        <p className={isHeading ? 'mt-1 max-w-[34ch] text-muted' : 'text-muted text-sm'}>
          {children}
        </p>
      </div>
    </li>
  )
}
