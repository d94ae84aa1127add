import fc from 'fast-check'
import type { BulkResult, SettlementLine } from '#domain/contract/many-orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { type BulkAction, bulkStep } from '#domain/orders/bulk/bulk.ts'
import { judge } from '#domain/orders/bulk/settlement.ts'
import { changedSince, TAKEN_BACK, takeBackSentences } from '#domain/orders/bulk/take-back.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { holds, isSame, type Model, totalsOfSold } from '../model.ts'
import { type Answer, isDone, visitorAction } from '../visitor-action.ts'
import { change } from './handling.ts'
import { howOld, placeOf } from './looking.ts'

const actions = { agreed: 'deliver', returned: 'return' } as const satisfies Readonly<
  Record<string, BulkAction | 'return'>
>

/**
 * Action in which the owner settles an order by a courier's file, as its preview has just shown it
 * (rule: settlements).
 */
export const settling = fc
  .record({ back: howOld, verdict: fc.constantFrom('agreed' as const, 'returned' as const) })
  .map(({ back, verdict }) =>
    visitorAction('settles an order', { back, verdict }, (model) => {
      const place = placeOf(model, back)
      const order = place === null ? null : model.orders[place]
      if (!order || place === null) return null
      const { total } = totalsOfSold(order.lines)
      const { version } = order
      const status = verdict === 'returned' ? 'Returned' : 'Delivered'
      const meaning = verdict === 'returned' ? 'returned' : 'delivered'
      const shortId = shortOrderId(order.id)
      const shown = { line: 2, order: order.id, version, shortId, verdict, courierStatus: status }
      const body = { fileName: 'tcs.csv', rows: [{ ...shown, amount: rupeesFromPaisa(total) }] }
      return {
        request: { call: 'settle', as: 'Owner', body },
        steps: (answer) => [
          (model) => {
            isDone(answer)
            const now = model.orders[place]
            holds(now !== undefined, () => 'an order has left the model')
            const { lines, settlement } = answer.body as {
              readonly lines: readonly SettlementLine[]
              readonly settlement: string
            }
            const judged = judge({ ...now.state, total }, total, { status, meaning })
            const step = bulkStep(now.state, actions[verdict])
            const isOpen = judged.verdict === verdict && now.version === version
            isSame('whether it was settled', lines[0]?.done, isOpen && 'action' in step)
            if (!isOpen || !('action' in step)) return
            const before = now.state
            change(now, { action: step.action })
            now.settled[settlement] = { before, state: 'open' }
          },
        ],
      }
    }),
  )

/** Action in which the owner reverts an order's last settlement (rule: settlements-taken-back). */
export const takingBack = howOld.map((back) =>
  visitorAction('takes a settlement back', { back }, (model) => {
    const places = [...model.orders.keys()].filter(
      (place) => Object.keys(model.orders[place]?.settled ?? {}).length > 0,
    )
    const place = places.at(-1 - (back % places.length))
    const order = place === undefined ? undefined : model.orders[place]
    const settlement = Object.keys(order?.settled ?? {}).at(-1)
    if (!order || place === undefined || settlement === undefined) return null
    return {
      request: {
        call: 'takeBackSettlement',
        as: 'Owner',
        params: { id: settlement },
        body: { ids: [order.id] },
      },
      steps: (answer: Answer) => [
        (model: Model) => {
          isDone(answer)
          const now = model.orders[place]
          const settled = now?.settled[settlement]
          holds(now !== undefined && settled !== undefined, () => 'a settlement has left the model')
          const [result] = (answer.body as { readonly results: readonly BulkResult[] }).results
          const said = [result?.ok, result?.message]
          switch (settled.state) {
            case 'taken-back':
              return isSame('a result', said, [true, takeBackSentences.done])
            case 'changed':
              return isSame('a result', said, [false, changedSince(now.state.orderStatus)])
          }
          isSame('a result', said, [true, ''])
          now.state = settled.before
          now.version += 1
          now.steps.push(TAKEN_BACK)
          now.settled[settlement] = { ...settled, state: 'taken-back' }
        },
      ],
    }
  }),
)
