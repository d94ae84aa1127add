import { type ReactNode, useId, useRef } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/dates.ts'
import { PROOF_KEPT_DAYS } from '#domain/orders/proof.ts'
import { t } from '#messages'
import { ProofPicture } from '#web/kit/order-ui/ProofPicture.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { type Upload, useProofUpload } from './use-hand-in.ts'

/** Size of a screenshot beside its text, with a phone's proportions. */
const FRAME = 'h-32 w-20 shrink-0'

/**
 * Upload of a transfer's screenshot from the camera or the gallery, with its status (rule:
 * transfer-proof).
 */
export function HandInProof({ order }: { readonly order: Order }) {
  const { state, hand, again } = useProofUpload(order)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { proof } = order
  const choose = () => input.current?.click()
  const isWaiting = proof !== undefined && !proof.isRejected
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t.orders.file}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) {
            hand(file)
            // The upload's status replaces the pressed button.
            place.current?.focus()
          }
          // Allows the same file to be chosen again.
          target.value = ''
        }}
      />
      {state ? (
        <UnderWay state={state} onAgain={again} onChoose={choose} />
      ) : isWaiting ? (
        <Standing
          picture={<ProofPicture order={order} className={FRAME} />}
          title={t.orders.handInHandedIn}
        >
          <p className="text-sm">
            {t.orders.handInChecking({ moment: formatMoment(proof.handedInAt) })}
          </p>
          <Button kind="secondary" size="small" className="justify-self-start" onClick={choose}>
            {t.orders.replace}
          </Button>
        </Standing>
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

interface UnderWayProps {
  readonly state: Upload
  readonly onAgain: () => void
  readonly onChoose: () => void
}

function UnderWay({ state, onAgain, onChoose }: UnderWayProps) {
  const failureId = useId()
  const picture = (
    <img
      src={state.picture}
      alt={t.orders.chosen}
      className={`${FRAME} rounded-control border border-edge bg-paper object-cover object-top`}
    />
  )
  if (state.kind === 'failed') {
    return (
      <Standing picture={picture} title={t.orders.notYet}>
        <div role="alert">
          <FieldError id={failureId}>
            <FailureText {...state.failure} />
          </FieldError>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="refresh" aria-describedby={failureId} onClick={onAgain}>
            {t.orders.tryAgain}
          </Button>
          <Button kind="secondary" size="small" onClick={onChoose}>
            {t.orders.chooseAnother}
          </Button>
        </div>
      </Standing>
    )
  }
  const percent = Math.round(state.part * 100)
  return (
    <Standing picture={picture} title={t.orders.handingIn}>
      <progress
        value={state.part}
        max={1}
        aria-label={t.orders.progress}
        className="h-2 w-full appearance-none overflow-hidden rounded-chip bg-hairline [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-plum"
      />
      <p className="text-muted text-sm tabular-nums">
        {percent < 100 ? t.orders.sent({ percent: `${percent}%` }) : t.orders.saving}
      </p>
    </Standing>
  )
}

interface StandingProps {
  readonly picture: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** Picture with its status beside it. */
function Standing({ picture, title, children }: StandingProps) {
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
