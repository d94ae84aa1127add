import { useId, useRef, useState } from 'react'
import type { Columns } from '#domain/tables/find-columns.ts'
import { FILE_TOO_LARGE, fileMistake, MOST_BYTES } from '#domain/tables/table-file.ts'
import { Button, type ButtonProps } from '#web/kit/ui/Button.tsx'
import { FieldError, SelectField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import { Options } from '../frame/choices.tsx'

interface CsvFileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly onFile: (file: CsvText) => void
}

/** File picker for CSV; any other file is refused with instructions. */
export function CsvFileButton({
  onFile,
  kind = 'secondary',
  icon = 'plus',
  ...button
}: CsvFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const [mistake, setMistake] = useState<string | null>(null)
  const take = async (file: File) => {
    const read = await readCsvFile(file)
    setMistake('mistake' in read ? read.mistake : null)
    if ('text' in read) onFile(read)
  }
  return (
    <div className="grid justify-items-start">
      <Button
        {...button}
        kind={kind}
        icon={icon}
        aria-describedby={mistake === null ? undefined : note}
        onClick={() => input.current?.click()}
      />
      <HiddenFileInput
        ref={input}
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        onFiles={([file]) => void take(file)}
      />
      <div role="alert" className="not-empty:pt-1.5">
        {mistake && <FieldError id={note}>{mistake}</FieldError>}
      </div>
    </div>
  )
}

/** Text of a chosen file, kept in memory only. */
export interface CsvText {
  readonly name: string
  readonly text: string
}

/** Timeout in milliseconds for a long file, which a phone may upload slowly. */
export const TABLE_TIMEOUT = 90_000

/**
 * Reads the text of a CSV file, or returns the reason why it isn't one; such a file is never sent.
 * Excel's "Unicode text" is UTF-16; bytes that can't be decoded become replacement characters.
 */
export async function readCsvFile(file: File): Promise<CsvText | { readonly mistake: string }> {
  if (file.size > MOST_BYTES) return { mistake: FILE_TOO_LARGE }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = `${bytes[0]} ${bytes[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  const mistake = fileMistake(text)
  return mistake === null ? { name: file.name, text } : { mistake }
}

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
  const found = wanted.flatMap(([name, label]) => {
    const at = columns[name]
    return at === null ? [] : [`${label} in “${headings[at] ?? at + 1}”`]
  })
  return (
    <details
      open={found.length === 0}
      className="group rounded-card border border-hairline bg-white px-4"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-3 text-sm">
        <span className="font-semibold">Columns</span>
        <span className="text-muted">
          {found.length > 0 ? found.join(', ') : 'were not recognised: please choose them'}
        </span>
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
