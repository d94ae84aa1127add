import { useEffect, useRef, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { PROOF_PIXELS, proofSentences, UPLOAD_TIMEOUT } from '#domain/orders/proof.ts'
import { t } from '#messages'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { lighterPicture, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { accessPhone, orderEntry, readOrder } from '#web/kit/order-ui/order-proof.ts'

/** Upload of a screenshot: its sent part, from 0 to 1, or its failure. */
export type Upload =
  | { readonly kind: 'sending'; readonly part: number; readonly picture: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly picture: string }

export interface ProofUpload {
  /** Null without an upload. */
  readonly state: Upload | null
  readonly hand: (file: File) => void
  /** Retries the failed upload. */
  readonly again: () => void
}

/** Uploads a screenshot for an order; a later choice replaces an earlier one. */
export function useProofUpload({ _id: id }: Order): ProofUpload {
  const [state, setState] = useState<Upload | null>(null)
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
      const kept = { pixels: PROOF_PIXELS, tooLarge: proofSentences().tooLarge }
      const answer = await sendPicture('handInProof', await lighterPicture(file, kept), {
        params: { id },
        orderPhone: accessPhone(id),
        signal: own.signal,
        timeout: UPLOAD_TIMEOUT,
        onProgress: (part) => {
          if (!own.signal.aborted) setState({ kind: 'sending', part, picture })
        },
      })
      if (own.signal.aborted) return
      orderEntry(id).put(readUploadAnswer<Order>(answer))
      setState(null)
      announce(t.orders.announced)
    } catch (error) {
      if (own.signal.aborted) return
      setState({ kind: 'failed', failure: failureOf(error, proofSentences().failed), picture })
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
