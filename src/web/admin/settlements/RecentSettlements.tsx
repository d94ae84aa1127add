import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BulkResult, Settlement } from '#domain/contract/many-orders.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { formatMoment } from '#domain/times.ts'
import { send } from '#web/kit/api/send.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import {
  type BatchesOutcome,
  BatchProgress,
  LeftOrders,
  useBatches,
} from '../frame/BatchProgress.tsx'
import { OrderLink } from '../frame/cells.tsx'
import { counted } from '../frame/count.ts'
import { ConfirmedButton } from './ConfirmedButton.tsx'

const HEADING = 'recent-settlements'

interface RecentSettlementsProps {
  readonly settlements: readonly Settlement[]
  readonly onTakenBack: () => void
}

/** Settlements of the last day, which can be taken back (rule: settlements-taken-back). */
export function RecentSettlements({ settlements, onTakenBack }: RecentSettlementsProps) {
  if (settlements.length === 0) return null
  return (
    <Section id={HEADING} title="Settled in the last 24 hours" className="gap-3">
      <ul className="grid gap-3">
        {settlements.map((settlement) => (
          <RecentSettlement key={settlement._id} {...{ settlement, onTakenBack }} />
        ))}
      </ul>
    </Section>
  )
}

function RecentSettlement({
  settlement,
  onTakenBack,
}: Pick<RecentSettlementsProps, 'onTakenBack'> & { readonly settlement: Settlement }) {
  const { _id: id, fileName, settledAt, by } = settlement
  const plan = takeBackPlan(settlement)
  const { progress, run, stop } = useBatches()
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<TakeBackOutcome | null>(null)
  const takeBack = async () => {
    const ended = await run(plan.ids, async (ids) => {
      const body = { ids: [...ids] }
      return (await send('takeBackSettlement', { params: { id }, body })).results
    })
    setOutcome(ended)
    onTakenBack()
    await revalidate()
    // The pressed button was removed, which loses the focus.
    if (document.activeElement === document.body) focusHeading(HEADING)
  }
  const orders = counted(plan.ids.length, 'order')
  const label = (
    <>
      Take back
      <span className="sr-only"> {fileName}</span>
    </>
  )
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
            {by && ' by '}
            <bdi>{by}</bdi>
          </p>
        </div>
        {plan.ids.length > 0 && !progress && (
          <ConfirmedButton
            button={{ kind: 'secondary', icon: 'refresh', children: label }}
            question={`Take back the settlement of ${orders}?`}
            confirmLabel={`Take back ${orders}`}
            isDangerous
            onConfirm={() => void takeBack()}
          >
            <ul className="grid list-disc gap-1.5 ps-5">
              {takeBackSentences(plan, settlement).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="text-muted text-sm">Possible until {formatMoment(settlement.until)}.</p>
          </ConfirmedButton>
        )}
      </div>
      {progress && <BatchProgress {...progress} onStop={stop} />}
      {outcome && <TakenBack outcome={outcome} />}
    </Card>
  )
}

type TakeBackOutcome = BatchesOutcome<string, BulkResult>

function TakenBack({ outcome }: { readonly outcome: TakeBackOutcome }) {
  const { answers } = outcome
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
                <OrderLink id={_id} />: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <LeftOrders {...outcome} advice="Take it back again to go on: nothing happens twice." />
    </div>
  )
}

/** Content of a settlement, and the effect of taking it back; sums in paisa. */
export function takeBackPlan({ orders }: Pick<Settlement, 'orders'>) {
  const open = orders.filter(({ state }) => state === 'open')
  const settled = open.filter(({ isReturn }) => !isReturn)
  return {
    ids: open.map(({ _id }) => _id),
    settled: settled.length,
    cash: settled.reduce((sum, { totalPrice }) => sum + paisaFromRupees(totalPrice), 0),
    returned: open.length - settled.length,
    changed: orders.filter(({ state }) => state === 'changed').length,
    takenBack: orders.filter(({ state }) => state === 'taken-back').length,
  }
}

type TakeBackPlan = ReturnType<typeof takeBackPlan>

/** Summary of a settlement that is still in effect: '3 orders, Rs. 3,450 · 1 order returned'. */
export function settlementWords({ settled, cash, returned, takenBack }: TakeBackPlan): string {
  const parts = [
    settled > 0 && `${counted(settled, 'order')}, ${formatMoney(cash)}`,
    returned > 0 && `${counted(returned, 'order')} returned`,
    takenBack > 0 && `${counted(takenBack, 'order')} taken back`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Effects of taking back, in sentences. */
export function takeBackSentences(
  { settled, cash, returned, changed }: TakeBackPlan,
  { orders }: Pick<Settlement, 'orders'>,
): readonly string[] {
  const statuses = new Set(
    orders.filter(({ state }) => state === 'open').map(({ before }) => before),
  )
  const [only] = statuses.size === 1 ? statuses : []
  const back = only ?? 'the status that they had'
  return [
    settled > 0 &&
      `${counted(settled, 'order')}: back to ${back}, and as unpaid as before. ${formatMoney(cash)} no longer counts as collected.`,
    returned > 0 && `${counted(returned, 'order')} marked as returned: back to ${back}.`,
    changed > 0 &&
      `${counted(changed, 'order')} changed since: ${changed === 1 ? 'it stays as it is' : 'they stay as they are'}.`,
    'Emails that were already sent are not recalled.',
  ].filter((sentence) => sentence !== false)
}
