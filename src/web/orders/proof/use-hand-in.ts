import { useEffect, useRef, useState } from 'react'
import { acceptedPictureTypes, PICTURE_BYTES_LIMIT } from '#domain/catalogue/picture-rules.ts'
import type { Order } from '#domain/contract/orders.ts'
import { PROOF_PATIENCE, PROOF_PIXELS, proofSentences } from '#domain/orders/proof.ts'
import { MEGABYTE } from '#domain/units.ts'
import { ApiError, messageOf } from '#web/api/send.ts'
import { sendPicture } from '#web/api/send-picture.ts'
import { announce } from '#web/feedback/announcer.ts'
import { orderEntry, provingPhone, readOrder } from '#web/order-parts/order-proof.ts'

/** Maximum bytes of an unconverted picture: a slow connection uploads them in half a minute. */
const LIGHT = 0.75 * MEGABYTE

/**
 * Picture to send: a large one, or one of a type that only this phone reads, is converted to a JPEG
 * of the stored size. One that can't be read here is sent unchanged, and the server validates it.
 */
async function lighterPicture(file: File): Promise<Blob> {
  if (file.size <= LIGHT && acceptedPictureTypes.split(',').includes(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, PROOF_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
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

/** @throws ApiError for a picture that the shop would refuse */
async function sendable(file: File): Promise<Blob> {
  const picture = await lighterPicture(file)
  if (picture.size < PICTURE_BYTES_LIMIT) return picture
  throw new ApiError(0, 'TOO_LARGE', proofSentences.tooLarge)
}

/** Upload in progress: its share sent, from 0 to 1, or its failure. */
export type OnItsWay =
  | { readonly kind: 'sending'; readonly part: number; readonly picture: string }
  | { readonly kind: 'failed'; readonly sentence: string; readonly picture: string }

export interface ProofUpload {
  /** Null without an upload. */
  readonly state: OnItsWay | null
  readonly hand: (file: File) => void
  /** Retries the failed upload. */
  readonly again: () => void
}

/** Uploads a screenshot for an order; a later choice replaces an earlier one. */
export function useHandIn({ _id: id }: Order): ProofUpload {
  const [state, setState] = useState<OnItsWay | null>(null)
  const chosen = useRef<File | null>(null)
  const sending = useRef(new AbortController())
  useEffect(() => () => sending.current.abort(), [])

  const picture = state?.picture
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
  }, [picture])

  const send = async (file: File, picture: string) => {
    sending.current.abort()
    const own = new AbortController()
    sending.current = own
    setState({ kind: 'sending', part: 0, picture })
    try {
      const answer = await sendPicture('handInProof', await sendable(file), {
        params: { id },
        orderPhone: provingPhone(id),
        signal: own.signal,
        timeout: PROOF_PATIENCE,
        failed: proofSentences.failed,
        onProgress: (part) => {
          if (!own.signal.aborted) setState({ kind: 'sending', part, picture })
        },
      })
      orderEntry(id).put(JSON.parse(answer) as Order)
      setState(null)
      announce('Your screenshot has been handed in. We are checking it.')
    } catch (error) {
      if (own.signal.aborted) return
      setState({ kind: 'failed', sentence: messageOf(error, proofSentences.failed), picture })
      // The refusal may be due to a change of the order.
      void readOrder(id).catch(() => undefined)
    }
  }
  return {
    state,
    hand: (file) => {
      chosen.current = file
      void send(file, URL.createObjectURL(file))
    },
    again: () => {
      if (chosen.current) void send(chosen.current, URL.createObjectURL(chosen.current))
    },
  }
}
