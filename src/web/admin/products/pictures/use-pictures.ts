import { useEffect, useRef } from 'react'
import { type PictureUse, pictureFileMistake } from '#domain/catalogue/picture-rules.ts'
import { MAX_PICTURES } from '#domain/catalogue/product-fields.ts'
import { unreadable } from '#web/kit/api/send.ts'
import { type PictureOptions, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { usePictureQueue } from '#web/kit/ui/uploads/picture-queue.ts'

/** State of a form's pictures, initially those at `paths`. Calls `onChange` after every change. */
export function usePictures(paths: readonly string[], onChange: () => void) {
  const failureToasts = useRef<number[]>([])
  const { queue, list } = usePictureQueue(
    paths,
    {
      upload: uploadPicture,
      mistakeOf: pictureFileMistake,
      most: MAX_PICTURES,
      tooMany: `A product has at most ${MAX_PICTURES} pictures`,
      onFailure: (failure) => {
        failureToasts.current.push(toast.failure(failure))
      },
    },
    onChange,
  )
  const hasFailed = list.some(({ state }) => state === 'failed')
  useEffect(() => {
    if (!hasFailed) dismissToasts(failureToasts.current)
  }, [hasFailed])
  const retry = (key: string) => {
    dismissToasts(failureToasts.current)
    queue.retry(key)
  }
  return { queue, list, retry }
}

export type Pictures = ReturnType<typeof usePictures>

function dismissToasts(failureToasts: number[]): void {
  for (const id of failureToasts.splice(0)) toast.dismiss(id)
}

interface UploadOptions extends Pick<PictureOptions, 'signal' | 'onProgress'> {
  /** Use of the picture; by default it is shown unchanged. */
  readonly use?: PictureUse
}

/** Uploads a picture and returns its path. Throws an `ApiError`, or the signal's reason. */
export async function uploadPicture(
  file: File,
  { use, ...options }: UploadOptions,
): Promise<string> {
  const answer = await sendPicture('uploadProductImage', file, { ...options, query: { use } })
  const { image } = readUploadAnswer<{ image?: string }>(answer)
  if (!image) throw unreadable()
  return image
}
