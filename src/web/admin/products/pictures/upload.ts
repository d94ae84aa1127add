import type { PictureUse } from '#domain/catalogue/picture-rules.ts'
import { unreadable } from '#web/kit/api/send.ts'
import { type PictureOptions, sendPicture } from '#web/kit/api/send-picture.ts'
import { isRecord } from '#web/kit/device/stored.ts'

export interface UploadOptions extends Pick<PictureOptions, 'signal' | 'onProgress'> {
  /** Use of the picture; by default it is shown unchanged. */
  readonly use?: PictureUse
}

/** Uploads a picture and returns its path. Throws an `ApiError`, or the signal's reason. */
export async function uploadPicture(
  file: File,
  { use, ...options }: UploadOptions,
): Promise<string> {
  const answer = await sendPicture('uploadProductImage', file, { ...options, query: { use } })
  const path = storedPath(answer)
  if (path === null) throw unreadable()
  return path
}

/** Path in a response: `{image}`, or the path itself as JSON or as plain text (rule: uploads). */
export function storedPath(answer: string): string | null {
  const body = parsed(answer) ?? answer.trim()
  const path = isRecord(body) ? body.image : body
  return typeof path === 'string' && path.startsWith('/') ? path : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
