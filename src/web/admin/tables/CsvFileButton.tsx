import { useState } from 'react'
import type { ButtonKind } from '#web/ui/Button.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { FileButton } from './FileButton.tsx'
import { type CsvText, readCsvFile } from './read-csv-file.ts'

interface CsvFileButtonProps {
  /** 'Choose a CSV file' */
  readonly children: string
  readonly kind?: ButtonKind
  readonly busy?: boolean
  readonly onFile: (file: CsvText) => void
}

/** Opens a file; one that is no CSV is refused here, with what to do. */
export function CsvFileButton({ children, kind = 'secondary', busy, onFile }: CsvFileButtonProps) {
  const [mistake, setMistake] = useState<string | null>(null)
  const take = async (file: File) => {
    const read = await readCsvFile(file)
    setMistake('mistake' in read ? read.mistake : null)
    if ('text' in read) onFile(read)
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <FileButton
        kind={kind}
        icon="plus"
        busy={busy ?? false}
        aria-describedby={mistake === null ? undefined : 'csv-file-mistake'}
        onFile={(file) => void take(file)}
      >
        {children}
      </FileButton>
      <div role="alert">{mistake && <FieldError id="csv-file-mistake">{mistake}</FieldError>}</div>
    </div>
  )
}
