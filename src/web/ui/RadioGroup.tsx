import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'

export interface RadioChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A sentence under the label. */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  /** A legend that heads a part of a page looks like the headings beside it. */
  readonly isHeading?: boolean
  readonly name: string
  readonly choices: readonly RadioChoice<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Fixed id of the first choice, for links from an error summary. */
  readonly id?: string
}

/** One of a few, each with its own line and the whole line to press. */
export function RadioGroup<Value extends string>({
  legend,
  isHeading = false,
  name,
  choices,
  value,
  onChange,
  hint,
  error,
  id,
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const hintId = hint ? `${ownId}-hint` : null
  const errorId = error ? `${ownId}-error` : null
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={classNames(hintId, errorId) || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classNames('font-semibold', isHeading ? 'mb-4 text-lg' : 'mb-2 text-sm')}>
        {legend}
      </legend>
      {hintId && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className={classNames(
            'flex min-h-12 items-start gap-3 rounded-control border bg-white px-3.5 py-3 transition-colors',
            'has-checked:border-plum has-checked:bg-processing-tint has-checked:ring-1 has-checked:ring-plum',
            error ? 'border-danger' : 'border-edge hover:border-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
            {...(id && index === 0 && { id })}
            className="mt-0.5 size-5 shrink-0 accent-plum"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{choice.label}</span>
            {choice.note && <span className="text-muted text-sm">{choice.note}</span>}
          </span>
        </label>
      ))}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
