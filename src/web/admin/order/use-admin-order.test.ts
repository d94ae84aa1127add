import { expect, test, vi } from 'vitest'
import type { Order } from '#domain/contract/orders.ts'
import { orderEntry } from '#web/kit/order-ui/order-proof.ts'
import { acted, beginWatch, hasChanged } from './use-admin-order.ts'

// The module of the order's proof registers a logout listener when it is imported.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

const version = (number: number) => ({ version: number }) as Order

/**
 * State of a page opened at version 3 after these responses: 'mine 4' to an own action, 'theirs 4'
 * to a reload.
 */
function adminOrder(...answers: string[]) {
  const entry = orderEntry(answers.join())
  entry.put(version(3))
  let watch = beginWatch(version(3))
  for (const answer of answers) {
    const [whose, number] = answer.split(' ')
    entry.put(version(Number(number)))
    if (whose === 'mine') watch = acted(watch, version(Number(number)))
  }
  const order = entry.get() as Order
  return [order.version, hasChanged(watch, order), watch.actionCount]
}

test.each<[string, string[], [number, boolean, number]]>([
  ['an own action is no concurrent change', ['mine 4'], [4, false, 1]],
  ['another person’s change is one', ['theirs 4'], [4, true, 0]],
  ['an own action after a concurrent change resets it', ['theirs 4', 'mine 5'], [5, false, 1]],
  ['the same version again changes nothing', ['theirs 4', 'theirs 4'], [4, true, 0]],
  ['an outdated answer is ignored', ['theirs 2'], [3, false, 0]],
  ['an own action counts even if its answer is outdated', ['mine 2'], [3, false, 1]],
  [
    'a change between an own action and its answer is concurrent',
    ['theirs 5', 'mine 4'],
    [5, true, 1],
  ],
])('%s', (_name, answers, expected) => {
  expect(adminOrder(...answers)).toEqual(expected)
})
