import { useRef } from 'react'
import { Button, type ButtonProps } from '#web/ui/Button.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly onFile: (file: File) => void
}

/** A button that opens the device's files, for one that holds a table. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again, corrected.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
