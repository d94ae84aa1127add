import type { Product } from '#domain/contract/products.ts'
import { guestOrder, newSession } from '../scratch/guest.ts'

/** Places guests' orders one at a time; returns the duration of each in ms. */
export async function buyFor(
  seconds: number,
  address: string,
  products: readonly Product[],
): Promise<readonly number[]> {
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  for (let number = 0; performance.now() < until; number += 1) {
    const product = products[number % products.length]
    if (product === undefined) throw new Error('there is nothing to buy')
    const begun = performance.now()
    const answer = await fetch(`${address}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': newSession() },
      body: JSON.stringify(guestOrder(product)),
    })
    if (answer.status !== 201) throw new Error(`order: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
    took.push(performance.now() - begun)
  }
  return took
}
