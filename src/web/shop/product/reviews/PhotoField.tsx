import { useRef, useState } from 'react'
import { acceptedPictureTypes, pictureFileMistake } from '#domain/catalogue/picture-rules.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { MAX_REVIEW_PHOTOS, reviewPhotoPixels, reviewThumbnail } from '#domain/reviews/photos.ts'
import { t } from '#messages'
import { lighterPicture, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { type FormPicture, storedPaths } from '#web/kit/ui/uploads/form-pictures.ts'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'
import type { RefusedFile } from '#web/kit/ui/uploads/picture-queue.ts'
import { usePictureQueue } from '#web/kit/ui/uploads/picture-queue.ts'
import { UploadState } from '#web/kit/ui/uploads/UploadState.tsx'

interface PhotoFieldProps {
  readonly id: string
  readonly error: string | undefined
  readonly photos: Pick<ReturnType<typeof useReviewPhotos>, 'queue' | 'list'>
}

/** The photos of a review: chosen, uploaded at once, seen before they are sent, taken away. */
export function PhotoField({ id, error, photos: { queue, list } }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const isFull = list.length >= MAX_REVIEW_PHOTOS
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const add = (files: readonly File[]) => setRefused(queue.add(files))
  const remove = (key: string) => {
    setRefused([])
    queue.remove(key)
    announce(t.reviewForm.photoRemoved)
    // The button that was pressed is gone.
    button.current?.querySelector('button')?.focus()
  }
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {t.reviewForm.photos({
          optional: (content) => <span className="font-normal text-muted">{content}</span>,
        })}
      </legend>
      <p id={hintId} className="text-muted text-sm">
        {t.reviewForm.photosHint}
      </p>
      {list.length > 0 && (
        <ol aria-label={t.reviewForm.chosenPhotos} className="grid gap-2 py-1">
          {list.map((picture, index) => (
            <PhotoRow
              key={picture.key}
              picture={picture}
              index={index}
              onRetry={() => queue.retry(picture.key)}
              onRemove={() => remove(picture.key)}
            />
          ))}
        </ol>
      )}
      <div ref={button}>
        <Button
          id={id}
          kind="secondary"
          icon="plus"
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
          disabled={isFull && photoSentences().tooMany}
          onClick={() => input.current?.click()}
        >
          {list.length === 0 ? t.reviewForm.addPhotos : t.reviewForm.addAnother}
        </Button>
      </div>
      <HiddenFileInput ref={input} multiple accept={acceptedPictureTypes} onFiles={add} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div role="alert" className="grid gap-1 empty:hidden">
        {refused.map(({ fileName, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name may be refused
          <FieldError key={index} id={`${id}-refused-${index}`}>
            <span className="min-w-0">
              <bdi className="break-all">{fileName}</bdi>: {message}
            </span>
          </FieldError>
        ))}
      </div>
    </fieldset>
  )
}

interface PhotoRowProps {
  readonly picture: FormPicture
  readonly index: number
  readonly onRetry: () => void
  readonly onRemove: () => void
}

function PhotoRow({ picture, index, onRetry, onRemove }: PhotoRowProps) {
  const number = index + 1
  const isUploading = picture.state === 'uploading'
  return (
    <li className="flex items-center gap-3 rounded-control border border-hairline bg-paper p-2">
      <img
        src={picture.state === 'stored' ? reviewThumbnail(picture.path) : picture.preview}
        alt={t.reviewForm.yourPhoto({ place: number })}
        className="size-16 shrink-0 rounded-control bg-hairline object-cover"
      />
      <div className="min-w-0 flex-1">
        {picture.state === 'stored' ? (
          <p className="flex items-center gap-1.5 text-save text-sm">
            <Icon name="check" className="size-4" />
            {t.reviewForm.uploaded}
          </p>
        ) : (
          <UploadState picture={picture} onRetry={onRetry} />
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-white hover:text-danger"
      >
        <Icon
          name={isUploading ? 'close' : 'trash'}
          label={
            isUploading
              ? t.reviewForm.cancelPhoto({ place: number })
              : t.reviewForm.removePhoto({ place: number })
          }
        />
      </button>
    </li>
  )
}

/** Rule of the photos: no upload has failed. The form waits for those under way before it is sent. */
export const reviewPhotosRule: FieldRule<readonly FormPicture[], string[]> = {
  missing: () => photoSentences().missing,
  read: (pictures) =>
    pictures.some(({ state }) => state === 'failed')
      ? { mistake: t.uploads.uploadFirst }
      : { value: [...storedPaths(pictures)] },
}

/** A large file is scaled down before it goes out, so that its size is no mistake. */
function mistakeOf({ name, type, size }: File): string | null {
  const mistake = pictureFileMistake({ name, type, size: Math.min(size, 1) })
  if (mistake === null) return null
  return size === 0 ? photoSentences().missing : photoSentences().wrongType
}

/** Photos that are uploaded as soon as they are chosen; `onChange` is called with every change. */
export function useReviewPhotos(
  productId: string,
  onChange: (pictures: readonly FormPicture[]) => void,
) {
  const { tooLarge, tooMany } = photoSentences()
  const { queue, list } = usePictureQueue(
    [],
    {
      upload: async (file, options) => {
        const limits = { pixels: reviewPhotoPixels.full, tooLarge }
        const answer = await sendPicture('uploadReviewPhoto', await lighterPicture(file, limits), {
          ...options,
          params: { id: productId },
        })
        const { image } = readUploadAnswer<{ image: string }>(answer)
        announce(t.reviewForm.photoUploaded)
        return image
      },
      mistakeOf,
      most: MAX_REVIEW_PHOTOS,
      tooMany,
      onFailure: ({ message, reason = '' }) => announce(`${message} ${reason}`.trim()),
    },
    onChange,
  )
  return {
    queue,
    list,
    clear() {
      for (const { key } of queue.pictures()) queue.remove(key)
    },
  }
}
