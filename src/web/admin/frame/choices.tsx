import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly checked: boolean
  readonly onChange?: (isChecked: boolean) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Checkbox with its label, with the minimum height of a touch target. */
export function Checkbox({ onChange, className, children, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center gap-2.5', className)}>
      <input
        {...input}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-plum"
      />
      {children}
    </label>
  )
}

interface CheckboxListProps {
  readonly choices: readonly (readonly [value: string, label: ReactNode])[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly className: string
  /** Id of the first checkbox, target of links from an error summary. */
  readonly id?: string
}

/** List of checkboxes, highlighted when checked; a newly chosen value is the last of `chosen`. */
export function CheckboxList({ choices, chosen, onChange, className, id }: CheckboxListProps) {
  return (
    <ul className={className}>
      {choices.map(([value, label], index) => (
        <li key={value}>
          <Checkbox
            className="rounded-control px-2 text-sm hover:bg-paper has-checked:font-semibold has-checked:text-plum-deep"
            id={index === 0 ? id : undefined}
            checked={chosen.includes(value)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

type RowCheckboxProps = Required<Pick<CheckboxProps, 'checked' | 'onChange'>> & { label: string }

/** Checkbox of a table's row, stacked above the link that covers a card. */
export function RowCheckbox({ label, ...box }: RowCheckboxProps) {
  return (
    <Checkbox {...box} className="relative z-1 -m-3 size-11 justify-center">
      <span className="sr-only">{label}</span>
    </Checkbox>
  )
}

/** Options of a dropdown, by their values and labels. */
export function Options({ of }: { readonly of: readonly (readonly [string | number, string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
