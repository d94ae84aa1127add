import type { AriaAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const rooms = {
  snug: 'px-4 py-3',
  usual: 'p-4 sm:p-5',
  /** Around forms. */
  roomy: 'p-4 sm:p-6',
} as const

export type CardRoom = keyof typeof rooms

/** Classes of a card, for elements that are not a `Card`: a form, a link. */
export const cardLook = (room: CardRoom = 'usual'): string =>
  `rounded-card border border-hairline bg-white ${rooms[room]}`

interface CardProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  readonly room?: CardRoom
  readonly className?: string
  readonly children: ReactNode
}

/** White box with a hairline around related content. */
export function Card({ as: Element = 'div', room, className, children, ...label }: CardProps) {
  return (
    <Element {...label} className={classNames(cardLook(room), className)}>
      {children}
    </Element>
  )
}
