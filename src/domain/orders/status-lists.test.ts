import { expect, test } from 'vitest'
import { orderStatuses, stageOf, workStages } from './status-lists.ts'

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
