import { useEffect, useId, useRef, useState } from 'react'
import {
  acceptedPictureTypes,
  pictureFileMistake,
  pictureSentences,
} from '#domain/catalogue/picture-rules.ts'
import { showsNameByDefault } from '#domain/settings/logo.ts'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import { uploadPicture } from '../products/pictures/upload.ts'

interface LogoFieldProps {
  readonly id: string
  readonly logo: string | null
  readonly mistake: string | undefined
  /** Called with the path of the logo, and whether the shop's name is shown beside it by default. */
  readonly onChange: (logo: string | null, showsName: boolean) => void
}

/** Upload of the shop's logo, shown by the shop once the section is saved (rule: own-logo). */
export function LogoField({ id, logo, mistake, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const uploadAbort = useRef<AbortController | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [hintId, errorId] = [useId(), useId()]
  const shownFailure = failure ?? (mistake === undefined ? null : { message: mistake })
  useEffect(() => () => uploadAbort.current?.abort(), [])

  const uploadLogo = async (file: File) => {
    const refusal = pictureFileMistake(file)
    setFailure(refusal === null ? null : { message: refusal })
    if (refusal !== null) return
    const controller = new AbortController()
    uploadAbort.current = controller
    const { signal } = controller
    setUploading(true)
    try {
      const path = await uploadPicture(file, { signal, onProgress: () => undefined, use: 'logo' })
      onChange(path, showsNameByDefault(path))
      announce('Your logo is in the preview')
    } catch (error) {
      if (signal.aborted) return
      setFailure(failureOf(error, pictureSentences().failed))
    }
    setUploading(false)
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-sm">
        Your own logo <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={hintId} className="text-muted text-sm">
        JPG, PNG or WEBP, less than 5MB. Best is a PNG with a transparent background, cut close to
        the logo.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={chooseButton}
          id={id}
          kind="secondary"
          icon={logo === null ? 'plus' : 'refresh'}
          busy={isUploading}
          aria-describedby={shownFailure === null ? hintId : `${hintId} ${errorId}`}
          onClick={() => input.current?.click()}
        >
          {isUploading ? 'Uploading…' : logo === null ? 'Upload a logo' : 'Another logo'}
        </Button>
        {logo !== null && !isUploading && (
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              setFailure(null)
              onChange(null, true)
              chooseButton.current?.focus()
            }}
          >
            Remove it
          </Button>
        )}
      </div>
      <HiddenFileInput
        ref={input}
        accept={acceptedPictureTypes}
        onFiles={([file]) => void uploadLogo(file)}
      />
      {shownFailure !== null && (
        <div role="alert">
          <FieldError id={errorId}>
            <FailureText {...shownFailure} />
          </FieldError>
        </div>
      )}
    </fieldset>
  )
}
