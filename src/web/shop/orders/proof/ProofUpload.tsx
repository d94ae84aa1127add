import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/dates.ts'
import {
  awaitsProof,
  PROOF_KEPT_DAYS,
  PROOF_PIXELS,
  proofSentences,
  UPLOAD_TIMEOUT,
} from '#domain/orders/proof.ts'
import { t } from '#messages'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { lighterPicture, readUploadAnswer, sendPicture } from '#web/kit/api/send-picture.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { accessPhone, orderEntry, readOrder } from '#web/kit/order-ui/order-proof.ts'
import { ProofPicture } from '#web/kit/order-ui/ProofPicture.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'

const FRAME = 'h-32 w-20 shrink-0'

/** Upload of a transfer's screenshot, for visitors with full access (rule: transfer-proof). */
export function ProofUpload({ order }: { readonly order: Order }) {
  return awaitsProof(order) && order.access === 'full' && <Upload order={order} />
}

function Upload({ order }: { readonly order: Order }) {
  const { state, upload } = useProofUpload(order)
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { proof } = order
  const choose = () => input.current?.click()
  return (
    <div ref={status} tabIndex={-1} className="grid gap-3 outline-none">
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Allows the same file to be chosen again.
          currentTarget.value = ''
          if (!file) return
          void upload(file)
          // The upload's status replaces the pressed button.
          status.current?.focus()
        }}
      />
      {state ? (
        <UploadStatus state={state} onRetry={() => void upload(state.file)} onChoose={choose} />
      ) : proof && !proof.isRejected ? (
        <WithPicture
          picture={<ProofPicture order={order} className={FRAME} />}
          title={t.orders.handInHandedIn}
        >
          <p className="text-sm">
            {t.orders.handInChecking({ moment: formatMoment(proof.handedInAt) })}
          </p>
          <Button kind="secondary" size="small" className="justify-self-start" onClick={choose}>
            {t.orders.replace}
          </Button>
        </WithPicture>
      ) : (
        <>
          <Button size="large" wide icon="plus" onClick={choose} aria-describedby={hintId}>
            {proof ? t.orders.attachNew : t.orders.attach}
          </Button>
          <p id={hintId} className="text-muted text-sm">
            {proof && `${t.orders.notAccepted} `}
            {t.orders.seenBy({ days: PROOF_KEPT_DAYS })}
          </p>
        </>
      )}
    </div>
  )
}

interface UploadStatusProps {
  readonly state: UploadState
  readonly onRetry: () => void
  readonly onChoose: () => void
}

function UploadStatus({ state, onRetry, onChoose }: UploadStatusProps) {
  const failureId = useId()
  const { failure, part } = state
  const picture = (
    <img
      src={state.picture}
      alt={t.orders.chosen}
      className={`${FRAME} rounded-control border border-edge bg-paper object-cover object-top`}
    />
  )
  if (failure) {
    return (
      <WithPicture picture={picture} title={t.orders.notYet}>
        <ActionFailure id={failureId} failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="refresh" aria-describedby={failureId} onClick={onRetry}>
            {t.orders.tryAgain}
          </Button>
          <Button kind="secondary" size="small" onClick={onChoose}>
            {t.orders.chooseAnother}
          </Button>
        </div>
      </WithPicture>
    )
  }
  const percent = Math.round(part * 100)
  return (
    <WithPicture picture={picture} title={t.orders.handingIn}>
      <progress
        value={part}
        max={1}
        aria-label={t.orders.progress}
        className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-hairline [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-plum"
      />
      <p className="text-muted text-sm tabular-nums">
        {percent < 100 ? t.orders.sent({ percent: `${percent}%` }) : t.orders.saving}
      </p>
    </WithPicture>
  )
}

interface WithPictureProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

function WithPicture({ picture, title, children }: WithPictureProps) {
  return (
    <div className="flex items-start gap-4">
      {picture}
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** Upload of a screenshot: its sent part, from 0 to 1, or its failure. */
interface UploadState {
  readonly file: File
  readonly picture: string
  readonly part: number
  readonly failure?: Failure
}

/** Uploads a screenshot for an order; a later choice replaces an earlier one. */
function useProofUpload({ _id: id }: Order) {
  const [state, setState] = useState<UploadState | null>(null)
  const sending = useRef(new AbortController())
  useEffect(() => () => sending.current.abort(), [])

  const picture = state?.picture
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
  }, [picture])

  const upload = async (file: File) => {
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
  return { state, upload }
}
