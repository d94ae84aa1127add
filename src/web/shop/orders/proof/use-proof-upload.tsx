import '#web/kit/order-ui/order-calls.ts'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { PROOF_PIXELS, proofSentences, UPLOAD_TIMEOUT } from '#domain/orders/proof.ts'
import { t } from '#messages'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { lighterPicture, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { accessPhone, orderEntry, readOrder } from '#web/kit/order-ui/order-proof.ts'
import { HiddenFileInput } from '#web/kit/ui/uploads/HiddenFileInput.tsx'

/** Screenshot in flight: its sent part, from 0 to 1, or its failure. */
export interface UploadState {
  readonly file: File
  readonly picture: string
  readonly part: number
  readonly failure?: Failure
}

export type ProofUpload = ReturnType<typeof useProofUpload>

/** Uploads a screenshot for an order; a later choice replaces an earlier one (rule: transfer-proof). */
export function useProofUpload({ _id: id, proof }: Order) {
  const [state, setState] = useState<UploadState | null>(null)
  const sending = useRef(new AbortController())
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => () => sending.current.abort(), [])

  const picture = state?.picture
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
  }, [picture])

  const stored = proof?.handedInAt
  const hasChosen = useRef(false)
  // The pressed button is replaced by the upload, and this by the stored screenshot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus at each replacement
  useEffect(() => {
    if (hasChosen.current) place.current?.focus()
  }, [picture, stored])

  const upload = async (file: File) => {
    hasChosen.current = true
    sending.current.abort()
    sending.current = new AbortController()
    const { signal } = sending.current
    const begun = { file, picture: URL.createObjectURL(file), part: 0 }
    setState(begun)
    try {
      const limits = { pixels: PROOF_PIXELS, tooLarge: proofSentences().tooLarge }
      const answer = await sendPicture('handInProof', await lighterPicture(file, limits), {
        params: { id },
        orderPhone: accessPhone(id),
        signal,
        timeout: UPLOAD_TIMEOUT,
        onProgress: (part) => {
          if (!signal.aborted) setState({ ...begun, part })
        },
      })
      if (signal.aborted) return
      orderEntry(id).put(readUploadAnswer<Order>(answer))
      setState(null)
      announce(t.orders.announced)
    } catch (error) {
      if (signal.aborted) return
      setState({ ...begun, failure: failureOf(error, proofSentences().failed) })
      // The refusal may be due to a change of the order.
      void readOrder(id).catch(() => undefined)
    }
  }
  return {
    /** Null before a choice, and once the screenshot is stored. */
    state,
    /** Opens the choice of a picture. */
    choose: () => input.current?.click(),
    retry: () => state && void upload(state.file),
    /** Element that shows the upload, then the stored screenshot: it gets the focus. */
    place,
    /** Hidden input, rendered once by the page. */
    input: <HiddenFileInput ref={input} accept="image/*" onFiles={([file]) => void upload(file)} />,
  }
}
