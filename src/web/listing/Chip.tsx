import type { Ref } from 'react'
import { Icon } from '#web/ui/Icon.tsx'

interface ChipProps {
  readonly children: string
  /** Takes the chip away; its name becomes 'Remove filter: {children}'. */
  readonly onRemove: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** An active filter that can be taken away. */
export function Chip({ children, onRemove, ref }: ChipProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-chip border border-plum bg-processing-tint px-3 font-semibold text-plum-deep text-xs transition-colors hover:bg-white"
    >
      <span className="sr-only">Remove filter: </span>
      {children}
      <Icon name="close" className="size-4" />
    </button>
  )
}
