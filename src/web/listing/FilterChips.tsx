import { type Ref, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/Icon.tsx'

/** A filter that is on: its words, and what takes it away. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly remove: () => void
}

interface FilterChipsProps {
  readonly chips: readonly FilterChip[]
  readonly onClearAll: () => void
  /** Puts the focus elsewhere when the last chip has gone. */
  readonly onLastGone: () => void
}

/**
 * The filters that are on, in one row that scrolls sideways where they have no room. When one goes,
 * the focus moves to its neighbour, never to nowhere.
 */
export function FilterChips({ chips, onClearAll, onLastGone }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const keys = chips.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chips have changed
  useEffect(() => {
    if (removed.current === null) return
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(removed.current, left.length - 2)]
    removed.current = null
    if (next) next.focus()
    else onLastGone()
  }, [keys])
  if (chips.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label="Active filters"
      className="-my-1 flex min-w-0 flex-[1_1_7rem] items-center gap-2 overflow-x-auto py-1 ps-1 [scrollbar-width:none]"
    >
      {chips.map(({ key, label, remove }, index) => (
        <li key={key}>
          <Chip
            onRemove={() => {
              removed.current = index
              remove()
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            removed.current = 0
            onClearAll()
          }}
          className="min-h-11 whitespace-nowrap px-2 font-semibold text-plum text-sm underline underline-offset-4 hover:text-plum-deep"
        >
          Clear All
        </button>
      </li>
    </ul>
  )
}

interface ChipProps {
  readonly children: string
  /** Takes the chip away; its name becomes 'Remove filter: {children}'. */
  readonly onRemove: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** An active filter that can be taken away. */
function Chip({ children, onRemove, ref }: ChipProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-chip border border-plum bg-plum-tint px-3 font-semibold text-plum-deep text-xs transition-colors hover:bg-white"
    >
      <span className="sr-only">Remove filter: </span>
      {children}
      <Icon name="close" className="size-4" />
    </button>
  )
}
