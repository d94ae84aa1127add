import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/kit/ui/Icon.tsx'

const COLLAPSED_COUNT = 8

interface ChosenModelsProps {
  readonly models: readonly string[]
  readonly retired: readonly string[]
  readonly onRemove: (model: string) => void
  readonly onLastGone: () => void
}

/** Chosen models as removable chips. After a removal the focus moves to the neighbour. */
export function ChosenModels({ models, retired, onRemove, onLastGone }: ChosenModelsProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const keys = models.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the chips have changed
  useEffect(() => {
    if (removed.current === null) return
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(removed.current, left.length - 1)]
    removed.current = null
    if (next) next.focus()
    else onLastGone()
  }, [keys])
  if (models.length === 0) return null
  const isLong = models.length > COLLAPSED_COUNT + 1
  const shown = isLong && !isUnfolded ? models.slice(0, COLLAPSED_COUNT) : models
  return (
    <ul ref={list} aria-label="Chosen models" className="flex flex-wrap gap-2">
      {shown.map((model, index) => (
        <li key={model}>
          <button
            type="button"
            onClick={() => {
              removed.current = index
              onRemove(model)
            }}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-plum bg-plum-tint ps-3 pe-2 text-start font-semibold text-plum-deep text-xs transition-colors hover:bg-white"
          >
            <span className="sr-only">Remove </span>
            {model}
            {retired.includes(model) && (
              <span className="font-normal text-muted">no longer offered</span>
            )}
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      {isLong && (
        <li>
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className="min-h-9 px-2 font-semibold text-plum text-xs underline underline-offset-4 hover:text-plum-deep"
          >
            {isUnfolded ? 'Show fewer' : `and ${models.length - COLLAPSED_COUNT} more`}
          </button>
        </li>
      )}
    </ul>
  )
}
