import { expect, test } from 'vitest'
import { changedMeanwhile, firstStatus, shortOrderId } from './status.ts'
import { choosableStatuses, orderStatuses, stageOf, workStages } from './status-lists.ts'

test('there are eight statuses, of which an admin chooses among seven (rule: statuses)', () => {
  expect(orderStatuses).toHaveLength(8)
  expect(orderStatuses.filter((status) => !choosableStatuses.some((c) => c === status))).toEqual([
    'Payment Rejected',
  ])
})

test('cash on delivery begins pending, a transfer with a pending payment (rule: first-status)', () => {
  expect(firstStatus('COD')).toBe('Pending')
  expect(firstStatus('Online_Manual')).toBe('Payment Pending')
})

test('the short id is the last 8 characters in capitals', () => {
  expect(shortOrderId('7b86b73b-9979-4836-b90b-44677da541ca')).toBe('7DA541CA')
})

test('a conflict’s message has the present status (rule: concurrent-edit)', () => {
  expect(changedMeanwhile('Shipped')).toBe(
    'This order was changed by someone else: it is now Shipped. Refresh.',
  )
})

test('each status belongs to one stage of the owner’s work (rule: work-stages)', () => {
  expect(workStages.flatMap(({ statuses }) => statuses).toSorted()).toEqual(
    orderStatuses.toSorted(),
  )
})

test.each([
  [['Paid', 'Processing'], 'Ready'],
  [['Processing', 'Paid'], 'Ready'],
  [['Paid'], undefined],
  [['Shipped', 'Paid', 'Processing'], undefined],
  [[], undefined],
] as const)('%j are the stage %s', (statuses, name) => {
  expect(stageOf(statuses)?.name).toBe(name)
})
