import { PICTURE_FIELD, pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { addresses } from '#domain/contract/addresses.ts'
import type { ErrorAnswer } from '#domain/contract/errors.ts'
import { ApiError, urlOf } from '#web/api/send.ts'
import { isRecord } from '#web/device/stored.ts'
import { signedOutByServer } from '#web/session/guard.ts'
import { currentUser } from '#web/session/session.ts'

export interface UploadOptions {
  /** Gives the upload up. */
  readonly signal: AbortSignal
  /** Hears how much has gone out, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/**
 * Sends a picture and answers its path. By XMLHttpRequest, since fetch doesn't say how far a body
 * has gone.
 *
 * @throws ApiError with a sentence to show, also when no path is answered; the signal's own reason when it was given up
 */
export function uploadPicture(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { method, path } = addresses.uploadProductImage
    request.open(method, urlOf(path))
    request.setRequestHeader('accept', 'application/json')
    const token = currentUser()?.token
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)

    const giveUp = () => request.abort()
    signal.addEventListener('abort', giveUp)
    request.onloadend = () => signal.removeEventListener('abort', giveUp)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onabort = () => reject(signal.reason)
    request.onerror = () => reject(new ApiError(0, 'NETWORK', pictureSentences.failed))
    request.onload = () => {
      const stored = request.status < 300 ? storedPath(request.responseText) : null
      if (stored === null) reject(refusalOf(request))
      else resolve(stored)
    }

    const body = new FormData()
    body.append(PICTURE_FIELD, file)
    request.send(body)
  })
}

/**
 * The path in an answer: `{image}`, or the path itself as JSON or as plain text (rule: uploads).
 */
export function storedPath(answer: string): string | null {
  const told = parsed(answer) ?? answer.trim()
  const path = isRecord(told) ? told.image : told
  return typeof path === 'string' && path.startsWith('/') ? path : null
}

function refusalOf({ status, responseText }: XMLHttpRequest): ApiError {
  if (status === 401) signedOutByServer()
  const told = parsed(responseText)
  const refusal: Partial<ErrorAnswer> = isRecord(told) && status >= 400 ? told : {}
  return new ApiError(
    status,
    refusal.code ?? 'UNREADABLE',
    refusal.message || pictureSentences.failed,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
