import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface RadioChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: ReactNode
  readonly disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  /** Styles the legend like the headings of the page. */
  readonly isHeading?: boolean
  readonly name: string
  readonly choices: readonly RadioChoice<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** Radio buttons, one per line; the whole line is the press target. */
export function RadioGroup<Value extends string>({
  legend,
  isHeading = false,
  name,
  choices,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend
        className={classNames('font-semibold', isHeading ? 'heading mb-4 text-lg' : 'mb-2 text-sm')}
      >
        {legend}
      </legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-12 items-start gap-3 rounded-control border border-edge bg-white px-3.5 py-3 transition-colors hover:border-ink has-checked:border-plum has-checked:bg-plum-tint has-checked:ringed"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-plum"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{choice.label}</span>
            {choice.note && <span className="text-muted text-sm">{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
