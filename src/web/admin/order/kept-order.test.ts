import { expect, test } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { adopt, type KeptOrder } from './kept-order.ts'

const version = (number: number) => ({ version: number }) as Order
const kept: KeptOrder = { order: version(3), isNews: false, acts: 0 }

test.each<[string, KeptOrder, number, boolean, [number, boolean, number]]>([
  ['one’s own change is no news', kept, 4, true, [4, false, 1]],
  ['somebody else’s is', kept, 4, false, [4, true, 0]],
  ['one’s own change puts an end to news', { ...kept, isNews: true }, 4, true, [4, false, 1]],
  ['the same version again changes nothing', { ...kept, isNews: true }, 3, false, [3, true, 0]],
  ['an answer that was overtaken is not shown', kept, 2, false, [3, false, 0]],
  ['one’s own act counts even when it was overtaken', kept, 2, true, [3, false, 1]],
])('%s', (_name, before, next, isMine, [shown, isNews, acts]) => {
  expect(adopt(before, version(next), isMine)).toEqual({ order: version(shown), isNews, acts })
})
