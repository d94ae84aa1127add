import type { Drawing } from '@khol/studio'
import { type ReactNode, useId } from 'react'
import { colours } from '#domain/catalogue/colours.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { CaseDrawing } from './CaseDrawing.tsx'

interface ColourChoiceProps {
  readonly colour: string | null
  readonly onChange: (colour: string | null) => void
}

const dotLook =
  'relative grid size-11 place-items-center rounded-chip border-2 border-transparent has-checked:border-plum has-focus-visible:outline-3'

/** Colour picker of a case: the style's own colour, one of the shop's, or any other. */
export function ColourChoice({ colour, onChange }: ColourChoiceProps) {
  const name = useId()
  const dots = colours.flatMap(({ slug, name, dot }) => (dot === null ? [] : [{ slug, name, dot }]))
  const otherId = useId()
  const isOther = colour !== null && !dots.some(({ dot }) => dot === colour)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">Colour</legend>
      <div className="flex flex-wrap items-center gap-1">
        <label className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-white px-3 text-sm has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum">
          <input
            type="radio"
            name={name}
            checked={colour === null}
            onChange={() => onChange(null)}
            className="size-5 accent-plum"
          />
          The style’s own
        </label>
        {dots.map(({ slug, name: label, dot }) => (
          <label key={slug} title={label} className={dotLook}>
            <input
              type="radio"
              name={name}
              checked={colour === dot}
              onChange={() => onChange(dot)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{label}</span>
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 text-edge">
              <circle cx="16" cy="16" r="15" fill={dot} stroke="currentColor" strokeOpacity=".6" />
            </svg>
          </label>
        ))}
        <label
          htmlFor={otherId}
          className={`inline-flex min-h-11 items-center gap-2 rounded-control border bg-white ps-3 pe-1.5 text-sm ${isOther ? 'border-plum bg-plum-tint ring-1 ring-plum' : 'border-edge'}`}
        >
          Another colour
          <input
            id={otherId}
            type="color"
            dir="ltr"
            value={colour ?? '#808080'}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="size-8 cursor-pointer rounded-control"
          />
        </label>
      </div>
    </fieldset>
  )
}

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
