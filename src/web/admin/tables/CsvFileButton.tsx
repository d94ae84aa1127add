import { useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from '#web/kit/ui/Button.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import { type CsvText, readCsvFile } from './read-csv-file.ts'

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
