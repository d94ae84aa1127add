import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { prefersReducedMotion } from '#web/kit/device/reduced-motion.ts'
import { readingSign } from '#web/kit/ui/blocks/reading-direction.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'

/** Share of the visible width that a press scrolls by: part of the last card stays in view. */
const STEP = 0.8

interface ShelfProps {
  /** Id of the heading, which names the scrolling region. */
  readonly id: string
  readonly title: string
  readonly all?: { readonly to: string; readonly label: string }
  /** Reserves two lines on a small screen for a title that may change. */
  readonly hasRoomToChange?: boolean
  /** Keeps a title that may name the known phone on one line of a small screen. */
  readonly isOneLine?: boolean
  readonly action?: ReactNode
  /** Classes for its place; its gutter must be as wide as that at the screen's edge. */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Cards in one row that scrolls horizontally: by touch, by the arrow keys once it has focus, and on
 * wide screens by two buttons. Everything except the buttons works before hydration.
 */
export function Shelf({
  id,
  title,
  all,
  hasRoomToChange = false,
  isOneLine = false,
  action,
  className,
  children,
}: ShelfProps) {
  const row = useRef<HTMLDivElement>(null)
  const { ends, look } = useScrollEnds(row, Children.count(children))
  const move = (way: 1 | -1) => {
    const { current } = row
    if (!current) return
    current.scrollBy({
      left: way * readingSign(current) * current.clientWidth * STEP,
      // The buttons scroll smoothly, the focus at once: a smooth scroll that the next Tab interrupts can
      // end before the focused card.
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }
  return (
    <div className={className}>
      <div
        className={classNames(
          'flex min-h-11 items-center justify-between gap-x-4',
          hasRoomToChange && 'max-sm:min-h-15',
          !(hasRoomToChange || isOneLine) && 'flex-wrap',
        )}
      >
        <h2
          id={id}
          className={classNames(
            'text-xl sm:text-2xl',
            isOneLine && 'max-sm:one-line max-sm:in-data-phone:text-lg',
          )}
        >
          {title}
        </h2>
        <div
          className={classNames(
            'ms-auto flex items-center gap-3',
            hasRoomToChange && 'max-w-1/2 shrink-0',
          )}
        >
          {all && (
            <Link
              to={all.to}
              className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1 font-semibold text-plum text-sm underline-offset-4 hover:underline"
            >
              <span className={isOneLine ? 'max-sm:in-data-phone:sr-only' : undefined}>
                {all.label}
              </span>
              <span className="sr-only">: {title}</span>
              <Icon name="chevron" className="size-4" />
            </Link>
          )}
          {action}
          <div
            className={classNames(
              'hidden gap-2 lg:flex',
              // If all cards are in view, the buttons only keep their space.
              ends.isAtStart && ends.isAtEnd && 'invisible',
            )}
          >
            <Step
              isBack
              isOff={ends.isAtStart}
              label={t.common.previousOf({ title })}
              onPress={() => move(-1)}
            />
            <Step isOff={ends.isAtEnd} label={t.common.nextOf({ title })} onPress={() => move(1)} />
          </div>
        </div>
      </div>
      <section
        ref={row}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        onScroll={look}
        className="shelf"
      >
        <ul className="flex gap-3 sm:gap-4">{children}</ul>
      </section>
    </div>
  )
}

/**
 * Whether the first and the last card of a row are in view; `look` reads it again. The row is read
 * after the browser's layout: read after each render, it would force a layout of the page.
 * @param count the number of cards
 */
function useScrollEnds(row: RefObject<HTMLDivElement | null>, count: number) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const look = () => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    // Right-to-left layout has a negative scrollLeft.
    const gone = Math.abs(scrollLeft)
    const isAtStart = gone < 8
    const isAtEnd = gone + clientWidth > scrollWidth - 8
    setEnds((now) =>
      now.isAtStart === isAtStart && now.isAtEnd === isAtEnd ? now : { isAtStart, isAtEnd },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards has other ends.
  useEffect(() => {
    const layout = new ResizeObserver(look)
    if (row.current) layout.observe(row.current)
    return () => layout.disconnect()
  }, [count])
  return { ends, look }
}

interface StepProps {
  readonly label: string
  readonly isBack?: boolean
  /** The end on this side is reached; the button keeps the focus. */
  readonly isOff: boolean
  readonly onPress: () => void
}

function Step({ label, isBack, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={classNames(
        'grid size-11 place-items-center rounded-chip border bg-white transition-colors',
        isOff
          ? 'border-hairline text-edge'
          : 'border-edge text-ink hover:border-plum hover:text-plum',
      )}
    >
      <Icon name="chevron" label={label} className={isBack ? 'turned' : ''} />
    </button>
  )
}
