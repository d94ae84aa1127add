import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { cancellationNotes, cancellationRefusal } from '#domain/orders/cancellation.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { everyState } from '#testing/order-states.ts'
import { CancelOrder } from './CancelOrder.tsx'

const rendered = (state: OrderState, access: Order['access']) =>
  renderToStaticMarkup(
    <CancelOrder order={{ ...state, access, _id: 'order', totalPrice: 0 } as Order} />,
  )

test('every state of an order shows the button or one sentence (rule: customer-cancel)', () => {
  for (const state of everyState) {
    const refusal = cancellationRefusal(state, 'customer')
    const html = rendered(state, 'full')
    const sentences = Object.values(cancellationNotes()).filter((note) => html.includes(note))
    expect(sentences).toEqual(refusal ? [cancellationNotes()[refusal]] : [])
    expect(html.match(/<button/g)?.length ?? 0).toBe(refusal ? 0 : 1)
  }
})

test('a visitor without proof of access has no button (rule: cancel-needs-proof)', () => {
  for (const state of everyState) expect(rendered(state, 'masked')).not.toContain('<button')
})
