import { useEffect, useId, useRef, useState } from 'react'
import type { Artwork } from '#domain/catalogue/designs/design.ts'
import {
  acceptedPictureTypes,
  artworkPixels,
  isArtworkSize,
  pictureFileMistake,
  pictureSentences,
} from '#domain/catalogue/picture-rules.ts'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import { uploadPicture } from '../pictures/upload.ts'
import { type LoadedArtwork, loadArtwork, sizeOfPicture } from './artwork-image.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { filling } from './placing.ts'

interface ArtworkFieldProps {
  readonly artwork: Artwork | null
  readonly loaded: LoadedArtwork
  readonly onChange: (artwork: Artwork | null) => void
  readonly onUploading: (isUploading: boolean) => void
}

/** Upload of the owner's picture, printed on the back of the case (rule: artwork). */
export function ArtworkField({ artwork, loaded, onChange, onUploading }: ArtworkFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const upload = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [hintId, errorId] = [useId(), useId()]
  useEffect(() => () => upload.current?.abort(), [])

  const send = async (file: File) => {
    setFailure(null)
    const mistake = pictureFileMistake(file)
    if (mistake !== null) return setFailure({ message: mistake })
    const size = await sizeOfPicture(file)
    if (size && !isArtworkSize(size))
      return setFailure({ message: pictureSentences().smallArtwork })
    const controller = new AbortController()
    upload.current?.abort()
    upload.current = controller
    const { signal } = controller
    setPart(0)
    onUploading(true)
    try {
      const picture = await uploadPicture(file, { signal, onProgress: setPart, use: 'artwork' })
      const { ratio } = await loadArtwork(picture)
      if (signal.aborted) return
      onUploading(false)
      onChange({ picture, ...filling(ratio) })
      announce('Your picture is on the case')
    } catch (error) {
      if (signal.aborted) return
      onUploading(false)
      setFailure(failureOf(error, pictureSentences().failed))
    }
    setPart(null)
  }
  const giveUp = () => {
    upload.current?.abort()
    setPart(null)
    onUploading(false)
    add.current?.focus()
  }
  const takeOff = () => {
    onChange(null)
    announce('Your picture is off the case')
    add.current?.focus()
  }
  const isUploading = part !== null
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-sm">
        Your own picture <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={hintId} className="text-muted text-sm">
        JPG, PNG or WEBP of at least {artworkPixels.least.toLocaleString('en')} pixels on its
        shorter side, less than 5MB. Where a PNG is transparent, the case shows through.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={add}
          kind="secondary"
          icon={artwork ? 'refresh' : 'plus'}
          busy={isUploading}
          aria-describedby={failure === null ? hintId : `${hintId} ${errorId}`}
          onClick={() => input.current?.click()}
        >
          {isUploading ? progressWords(part) : artwork ? 'Another picture' : 'Add a picture'}
        </Button>
        {isUploading ? (
          <Button kind="quiet" onClick={giveUp}>
            Cancel<span className="sr-only"> the upload</span>
          </Button>
        ) : (
          artwork && (
            <Button kind="quiet" icon="trash" onClick={takeOff}>
              Take it off
            </Button>
          )
        )}
      </div>
      <HiddenFileInput
        ref={input}
        accept={acceptedPictureTypes}
        onFiles={([file]) => void send(file)}
      />
      {failure !== null && (
        <div role="alert">
          <FieldError id={errorId}>
            <FailureText {...failure} />
          </FieldError>
        </div>
      )}
      {loaded === 'missing' && (
        <Notice tone="danger" isAlert>
          Your picture can’t be loaded. Please check the connection, or choose another one.
        </Notice>
      )}
      {artwork && (
        <PlaceFields
          place={artwork}
          ratio={loaded === 'missing' ? null : (loaded?.ratio ?? null)}
          onPlace={(place) => onChange({ ...artwork, ...place })}
        />
      )}
    </fieldset>
  )
}

function progressWords(part: number): string {
  return part < 1 ? `${Math.round(part * 100)}% uploaded` : 'Saving…'
}
