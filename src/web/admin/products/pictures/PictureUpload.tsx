import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  acceptedPictureTypes,
  type PictureUse,
  pictureFileMistake,
  pictureSentences,
} from '#domain/catalogue/picture-rules.ts'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import { uploadPicture } from './use-pictures.ts'

interface PictureUploadProps {
  readonly id?: string
  readonly use: PictureUse
  readonly legend: string
  readonly hint: ReactNode
  readonly labels: Readonly<Record<'add' | 'replace' | 'remove', string>>
  readonly isChosen: boolean
  readonly mistake?: string | undefined
  /** Further reason against a file, as a sentence; null without one. */
  readonly mistakeIn?: (file: File) => Promise<string | null>
  readonly onUploading?: (isUploading: boolean) => void
  readonly onUploaded: (path: string, signal: AbortSignal) => Promise<void> | void
  readonly onRemove: () => void
  readonly children?: ReactNode
}

/** Upload of one optional picture, which starts as soon as its file is chosen. */
export function PictureUpload(props: PictureUploadProps) {
  const { labels, isChosen, mistake } = props
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [hintId, errorId] = [useId(), useId()]
  const { share, failure, upload, cancel, clear } = useUpload(props)
  const shownFailure = failure ?? (mistake === undefined ? null : { message: mistake })
  const isUploading = share !== null
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-sm">
        {props.legend} <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={hintId} className="text-muted text-sm">
        {props.hint}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={chooseButton}
          id={props.id}
          kind="secondary"
          icon={isChosen ? 'refresh' : 'plus'}
          busy={isUploading}
          aria-describedby={shownFailure === null ? hintId : `${hintId} ${errorId}`}
          onClick={() => input.current?.click()}
        >
          {isUploading ? progressWords(share) : isChosen ? labels.replace : labels.add}
        </Button>
        {isUploading && (
          <Button
            kind="quiet"
            onClick={() => {
              cancel()
              chooseButton.current?.focus()
            }}
          >
            Cancel<span className="sr-only"> the upload</span>
          </Button>
        )}
        {isChosen && !isUploading && (
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              clear()
              props.onRemove()
              chooseButton.current?.focus()
            }}
          >
            {labels.remove}
          </Button>
        )}
      </div>
      <HiddenFileInput
        ref={input}
        accept={acceptedPictureTypes}
        onFiles={([file]) => void upload(file)}
      />
      <ActionFailure id={errorId} failure={shownFailure} />
      {props.children}
    </fieldset>
  )
}

const progressWords = (share: number) =>
  share < 1 ? `${Math.round(share * 100)}% uploaded` : 'Saving…'

/** One upload at a time; leaving the page cancels it. `share` is its done part, null without one. */
function useUpload({ use, mistakeIn, onUploading, onUploaded }: PictureUploadProps) {
  const running = useRef<AbortController | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  // What was typed during an upload is in the latest render's function alone.
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  }, [onUploaded])
  const end = () => {
    setShare(null)
    onUploading?.(false)
  }
  return {
    share,
    failure,
    clear: () => setFailure(null),
    cancel() {
      running.current?.abort()
      end()
    },
    async upload(file: File) {
      setFailure(null)
      const mistake = pictureFileMistake(file) ?? (await mistakeIn?.(file)) ?? null
      if (mistake !== null) return setFailure({ message: mistake })
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      setShare(0)
      onUploading?.(true)
      try {
        const path = await uploadPicture(file, { signal, onProgress: setShare, use })
        await latest.current(path, signal)
      } catch (error) {
        if (!signal.aborted) setFailure(failureOf(error, pictureSentences().failed))
      }
      if (!signal.aborted) end()
    },
  }
}
