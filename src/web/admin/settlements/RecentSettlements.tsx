import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { BulkResult, Settlement } from '#domain/contract/many-orders.ts'
import { formatMoment } from '#domain/dates.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { BatchProgress } from '../frame/BatchProgress.tsx'
import { type BatchesOutcome, useBatches } from '../frame/batches.ts'
import { counted } from '../frame/count.ts'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import {
  settlementWords,
  type TakeBackPlan,
  takeBackPlan,
  takeBackSentences,
} from './take-back-plan.ts'

/** Id of the heading. */
const HEADING = 'recent-settlements'

interface RecentSettlementsProps {
  readonly settlements: readonly Settlement[]
  /** Called after orders of a settlement were taken back. */
  readonly onTakenBack: () => void
}

/**
 * Settlements of the last day, each with a button to take it back (rule: settlements-taken-back).
 */
export function RecentSettlements({ settlements, onTakenBack }: RecentSettlementsProps) {
  if (settlements.length === 0) return null
  return (
    <Section id={HEADING} title="Settled in the last 24 hours" className="gap-3">
      <ul className="grid gap-3">
        {settlements.map((settlement) => (
          <RecentSettlement
            key={settlement._id}
            settlement={settlement}
            onTakenBack={onTakenBack}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RecentSettlementProps extends Pick<RecentSettlementsProps, 'onTakenBack'> {
  readonly settlement: Settlement
}

function RecentSettlement({ settlement, onTakenBack }: RecentSettlementProps) {
  const { fileName, settledAt, by } = settlement
  const plan = takeBackPlan(settlement)
  const { progress, run, stop } = useBatches()
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<BatchesOutcome<string, BulkResult> | null>(null)
  const takeBack = async () => {
    const ended = await run(plan.ids, async (ids) => {
      const body = { ids: [...ids] }
      return (await send('takeBackSettlement', { params: { id: settlement._id }, body })).results
    })
    setOutcome(ended)
    onTakenBack()
    await revalidate()
    // The pressed button was removed, which loses the focus.
    if (document.activeElement === document.body) focusHeading(HEADING)
  }
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="wrap-anywhere text-base">
            <bdi>{fileName}</bdi>
          </h3>
          {(plan.ids.length > 0 || !outcome) && (
            <p className="font-semibold text-sm tabular-nums">{settlementWords(plan)}</p>
          )}
          <p className="text-muted text-sm">
            Settled on {formatMoment(settledAt)}
            {by && (
              <>
                {' '}
                by <bdi>{by}</bdi>
              </>
            )}
          </p>
        </div>
        {plan.ids.length > 0 && !progress && (
          <TakeBack settlement={settlement} plan={plan} onConfirm={() => void takeBack()} />
        )}
      </div>
      {progress && <BatchProgress {...progress} onStop={stop} />}
      {outcome && <TakenBack outcome={outcome} />}
    </Card>
  )
}

interface TakeBackProps {
  readonly settlement: Settlement
  readonly plan: TakeBackPlan
  readonly onConfirm: () => void
}

/** Button that takes a settlement back, after a confirmation with the consequences. */
function TakeBack({ settlement, plan, onConfirm }: TakeBackProps) {
  const orders = counted(plan.ids.length, 'order')
  const label = (
    <>
      Take back
      <span className="sr-only"> {settlement.fileName}</span>
    </>
  )
  return (
    <ConfirmedButton
      button={{ kind: 'secondary', icon: 'refresh', children: label }}
      title={`Take back the settlement of ${orders}?`}
      confirm={`Take back ${orders}`}
      isDangerous
      onConfirm={onConfirm}
    >
      <ul className="grid list-disc gap-1.5 ps-5">
        {takeBackSentences(plan, settlement).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">Possible until {formatMoment(settlement.until)}.</p>
    </ConfirmedButton>
  )
}

/** Number of orders taken back, and the others, each with the reason. */
function TakenBack({
  outcome: { answers, left, cause },
}: {
  readonly outcome: BatchesOutcome<string, BulkResult>
}) {
  const done = answers.filter(({ ok }) => ok)
  const refused = answers.filter(({ ok }) => !ok)
  return (
    <div role="status" className="grid gap-3">
      {done.length > 0 && (
        <Notice tone="success" title={`${counted(done.length, 'order')} taken back`} />
      )}
      {refused.length > 0 && (
        <Notice tone="warning" title={`${counted(refused.length, 'order')} not taken back`}>
          <ul>
            {refused.map(({ _id, message }) => (
              <li key={_id}>
                <Link to={paths.adminOrder(_id)} className="font-semibold underline">
                  <bdi dir="ltr">{shortOrderId(_id)}</bdi>
                </Link>
                : {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={`${counted(left.length, 'order')} left as they were`}>
          <p>{cause ?? 'You stopped it.'} Take it back again to go on: nothing happens twice.</p>
        </Notice>
      )}
    </div>
  )
}
