import type { RefObject } from 'react'

interface HiddenFileInputProps {
  /** The button beside it opens the dialog: `ref.current?.click()`. */
  readonly ref: RefObject<HTMLInputElement | null>
  /** Types or endings, as the attribute takes them. */
  readonly accept: string
  readonly multiple?: boolean
  /** Called with at least one file. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** The file input behind a button, which alone is seen and focused. The same file may be chosen again. */
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
