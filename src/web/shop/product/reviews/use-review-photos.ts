import { pictureFileMistake } from '#domain/catalogue/picture-rules.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { photoSentences } from '#domain/reviews/comment.ts'
import { MAX_REVIEW_PHOTOS, reviewPhotoPixels } from '#domain/reviews/photos.ts'
import { t } from '#messages'
import { lighterPicture, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { type FormPicture, storedPaths } from '#web/kit/ui/uploads/form-pictures.ts'
import { type ShownPictureQueue, usePictureQueue } from '#web/kit/ui/uploads/picture-queue.ts'

/** The photos of a review that is being written. */
export interface ReviewPhotoQueue extends ShownPictureQueue {
  /** Removes all of them. */
  readonly clear: () => void
}

/** Rule of the photos: no upload has failed. The form waits for those under way before it is sent. */
export const reviewPhotosRule: FieldRule<readonly FormPicture[], string[]> = {
  missing: () => photoSentences().missing,
  read: (pictures) =>
    pictures.some(({ state }) => state === 'failed')
      ? { mistake: t.forms.uploadFirst }
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
): ReviewPhotoQueue {
  const { tooLarge, tooMany } = photoSentences()
  const { queue, list } = usePictureQueue(
    [],
    {
      upload: async (file, options) => {
        const kept = { pixels: reviewPhotoPixels.full, tooLarge }
        const answer = await sendPicture('uploadReviewPhoto', await lighterPicture(file, kept), {
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
