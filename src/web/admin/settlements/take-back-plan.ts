import type { Settlement } from '#domain/contract/many-orders.ts'
import { formatMoney, type Paisa, paisaFromRupees } from '#domain/money.ts'
import { counted } from '../frame/count.ts'

/** Content of a settlement, and the effect of taking it back. */
export interface TakeBackPlan {
  readonly ids: readonly string[]
  /** Number of these orders whose cash was counted, and its sum. */
  readonly settled: number
  readonly cash: Paisa
  readonly returned: number
  readonly changed: number
  /** Number of orders taken back before. */
  readonly takenBack: number
}

export function takeBackPlan({ orders }: Pick<Settlement, 'orders'>): TakeBackPlan {
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
