import type { RefObject } from 'react'

interface HiddenFileInputProps {
  /** For the button that opens the file dialog: `ref.current?.click()`. */
  readonly ref: RefObject<HTMLInputElement | null>
  /** MIME types or file extensions, as in the `accept` attribute. */
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** File input without a visible control: a button opens it. The same file may be chosen again. */
export function HiddenFileInput({ onFiles, ...input }: HiddenFileInputProps) {
  return (
    <input
      {...input}
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
      onChange={({ currentTarget }) => {
        const [first, ...more] = currentTarget.files ?? []
        if (first) onFiles([first, ...more])
        currentTarget.value = ''
      }}
    />
  )
}
