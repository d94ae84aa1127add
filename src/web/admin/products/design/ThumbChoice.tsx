import type { Drawing } from '@khol/studio'
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { CaseDrawing } from './CaseDrawing.tsx'

interface ThumbChoiceProps {
  readonly legend: string
  readonly hint?: ReactNode
  readonly id?: string
  readonly errorId?: string | undefined
  readonly options: readonly { value: string; label: string; drawing: Drawing }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Radio group with a drawing for each option, in a scrollable area of limited height. */
export function ThumbChoice({
  legend,
  hint,
  id,
  errorId,
  options,
  value,
  onChange,
}: ThumbChoiceProps) {
  const name = useId()
  const hintId = useId()
  const described = classNames(hint !== undefined && hintId, errorId) || undefined
  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="grid max-h-84 grid-cols-[repeat(auto-fill,minmax(max(5.5rem,13.5ch),1fr))] gap-2 text-xs overflow-y-auto overscroll-contain p-0.5">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative grid content-start gap-1 rounded-control border border-hairline bg-white p-1 text-center transition-colors hover:border-plum has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum has-focus-visible:outline-3"
          >
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <CaseDrawing drawing={option.drawing} alt="" />
            <span className="px-0.5 pb-0.5">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
