import type { Columns } from '#domain/tables/find-columns.ts'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Options } from '../frame/Options.tsx'

interface ColumnChoiceProps<Name extends string> {
  readonly headings: readonly string[]
  readonly columns: Columns<Name>
  readonly wanted: readonly (readonly [name: Name, label: string])[]
  readonly onChange: (columns: Columns<Name>) => void
}

/** Column mapping of a file: detected automatically, correctable by the user. */
export function ColumnChoice<Name extends string>({
  headings,
  columns,
  wanted,
  onChange,
}: ColumnChoiceProps<Name>) {
  const isMissing = wanted.every(([name]) => columns[name] === null)
  return (
    <details open={isMissing} className="group rounded-card border border-hairline bg-white px-4">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-3 text-sm">
        <span className="font-semibold">Columns</span>
        <span className="text-muted">{foundWords(headings, columns, wanted)}</span>
        <Icon name="down" className="ms-auto text-muted transition-transform group-open:turned" />
      </summary>
      <div className="fit-columns grid gap-3 pt-1 pb-4">
        {wanted.map(([name, label]) => (
          <SelectField
            key={name}
            label={label}
            value={columns[name] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...columns, [name]: value === '' ? null : Number(value) })
            }
          >
            <option value="">Not in this file</option>
            <Options
              of={headings.map((heading, at) => [at, `${at + 1}. ${heading || 'no heading'}`])}
            />
          </SelectField>
        ))}
      </div>
    </details>
  )
}

/** Summary of the mapping: 'Tracking number in “CN No”, Amount in “COD”'. */
function foundWords<Name extends string>(
  headings: readonly string[],
  columns: Columns<Name>,
  wanted: ColumnChoiceProps<Name>['wanted'],
): string {
  const found = wanted.flatMap(([name, label]) => {
    const at = columns[name]
    return at === null ? [] : [`${label} in “${headings[at] ?? at + 1}”`]
  })
  return found.length > 0 ? found.join(', ') : 'were not recognised: please choose them'
}
