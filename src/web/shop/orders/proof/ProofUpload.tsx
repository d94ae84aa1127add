import { type ComponentProps, useId } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatDate } from '#domain/dates.ts'
import { PROOF_KEPT_DAYS } from '#domain/orders/proof.ts'
import { t } from '#messages'
import { ProofPicture } from '#web/kit/order-ui/ProofPicture.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import type { ProofUpload, UploadState } from './use-proof-upload.tsx'

const FRAME = 'h-24 w-18 shrink-0'

interface ProofProps {
  readonly order: Order
  readonly upload: ProofUpload
}

/** Button that attaches the screenshot of a transfer, then its upload (rule: transfer-proof). */
export function AttachProof({
  order,
  upload,
  kind,
}: ProofProps & Pick<ComponentProps<typeof Button>, 'kind'>) {
  if (upload.state) return <Uploading upload={upload} state={upload.state} />
  return (
    <Button wide kind={kind} icon="plus" onClick={upload.choose}>
      {order.proof ? t.orders.attachNew : t.orders.attach}
    </Button>
  )
}

/** Privacy of a screenshot. */
export function ProofHint({ order }: Pick<ProofProps, 'order'>) {
  return (
    <p className="text-muted text-sm">
      {order.proof && `${t.orders.notAccepted} `}
      {t.orders.seenBy({ days: PROOF_KEPT_DAYS })}
    </p>
  )
}

/** Card of a screenshot that waits for its check, which its customer can replace (rule: transfer-proof). */
export function ReceivedProof({ order, upload }: ProofProps) {
  const { state, choose, place } = upload
  if (state) return <Uploading upload={upload} state={state} />
  const isFull = order.access === 'full'
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="flex min-h-30 items-center gap-4 rounded-card border border-save bg-delivered-tint p-3"
    >
      {isFull ? (
        <ProofPicture order={order} className={FRAME} />
      ) : (
        <Icon name="check" className="text-delivered" />
      )}
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold text-delivered text-lg leading-tight">
          {t.orders.proofReceived}
        </p>
        {isFull ? (
          <Button kind="secondary" size="small" onClick={choose}>
            {t.orders.replace}
          </Button>
        ) : (
          order.proof && (
            <p className="text-sm">
              {t.orders.haveScreenshot({ date: formatDate(order.proof.handedInAt) })}
            </p>
          )
        )}
      </div>
    </div>
  )
}

interface UploadingProps {
  readonly upload: ProofUpload
  readonly state: UploadState
}

function Uploading({ upload: { retry, choose, place }, state }: UploadingProps) {
  const failureId = useId()
  const { failure, part } = state
  const percent = Math.round(part * 100)
  return (
    <div ref={place} tabIndex={-1} className="flex items-start gap-4 outline-none">
      <img
        src={state.picture}
        alt={t.orders.chosen}
        className={`${FRAME} rounded-control border border-edge bg-paper object-cover object-top`}
      />
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <p className="font-semibold">{failure ? t.orders.notYet : t.orders.handingIn}</p>
        {failure ? (
          <>
            <ActionFailure id={failureId} failure={failure} />
            <div className="flex flex-wrap gap-2">
              <Button size="small" icon="refresh" aria-describedby={failureId} onClick={retry}>
                {t.orders.tryAgain}
              </Button>
              <Button kind="secondary" size="small" onClick={choose}>
                {t.orders.chooseAnother}
              </Button>
            </div>
          </>
        ) : (
          <>
            <progress
              value={part}
              max={1}
              aria-label={t.orders.progress}
              className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-hairline [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-plum"
            />
            <p className="text-muted text-sm tabular-nums">
              {percent < 100 ? t.orders.sent({ percent: `${percent}%` }) : t.orders.saving}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
