import {
  acceptedPictureTypes,
  PICTURE_BYTES_LIMIT,
  PICTURE_FIELD,
  sizeWithin,
} from '#domain/catalogue/picture-rules.ts'
import { MEGABYTE } from '#domain/text/units.ts'
import { currentUser } from '#web/kit/session/session.ts'
import { ApiError, addressOf, headersOf, refusalOf, unanswered, unreadable, urlOf } from './send.ts'

type PictureCall = 'uploadProductImage' | 'handInProof' | 'uploadReviewPhoto'

export interface PictureOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  /** Proof of access to a guest order (rule: guest-order-access). */
  readonly orderPhone?: string | undefined
  readonly signal: AbortSignal
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly timeout?: number
}

/**
 * Uploads a picture by XMLHttpRequest, which reports progress, and returns the answer's text.
 * @throws ApiError with a sentence to show; the signal's own reason after an abort
 */
export function sendPicture(
  name: PictureCall,
  file: Blob,
  options: PictureOptions,
): Promise<string> {
  const { params, query, orderPhone, signal, onProgress, timeout = 0 } = options
  return new Promise((resolve, reject) => {
    // It may have aborted while the picture was prepared.
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const { method, path } = addressOf(name)
    request.open(method, urlOf(path, params, query))
    request.timeout = timeout
    const token = currentUser()?.token
    for (const [header, value] of headersOf({ ...(orderPhone && { orderPhone }) }, token)) {
      request.setRequestHeader(header, value)
    }

    const giveUp = () => request.abort()
    const fail = () => reject(unanswered(false))
    signal.addEventListener('abort', giveUp)
    request.onloadend = () => signal.removeEventListener('abort', giveUp)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onabort = () => reject(signal.reason)
    request.onerror = fail
    request.ontimeout = () => reject(unanswered(true))
    request.onload = () => {
      if (request.status < 300) resolve(request.responseText)
      else refusalOf(answerOf(request), token).then(reject, reject)
    }

    const body = new FormData()
    body.append(PICTURE_FIELD, file)
    request.send(body)
  })
}

/** Parses the response of an upload. Throws an ApiError for one that can't be read. */
export function readUploadAnswer<Value>(answer: string): Value {
  try {
    return JSON.parse(answer) as Value
  } catch {
    throw unreadable()
  }
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' }
  return new Response(request.responseText, { status: request.status, headers })
}

/** Bytes up to which a file is sent unchanged: a slow connection sends it within half a minute. */
const LIGHT = 0.75 * MEGABYTE

/**
 * Compresses a large picture, or a type that only this device decodes, to a JPEG of `pixels`.
 * The server validates a file that can't be decoded.
 * @throws ApiError with the sentence `tooLarge` for a file that the shop would refuse anyway
 */
export async function lighterPicture(
  file: File,
  { pixels, tooLarge }: { readonly pixels: number; readonly tooLarge: string },
): Promise<Blob> {
  const picture = await scaledDown(file, pixels)
  if (picture.size < PICTURE_BYTES_LIMIT) return picture
  throw new ApiError(0, 'TOO_LARGE', tooLarge)
}

async function scaledDown(file: File, pixels: number): Promise<Blob> {
  if (file.size <= LIGHT && acceptedPictureTypes.split(',').includes(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = Object.assign(document.createElement('canvas'), sizeWithin(picture, pixels))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const lighter = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.88)
    })
    return lighter ?? file
  } catch {
    return file
  }
}
