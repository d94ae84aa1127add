import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Failure } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import { type Action, type ActionState, openAction } from './action.ts'
import { shownToasts, toast } from './toast.ts'

const said = () =>
  shownToasts().map(({ tone, message, reason }) =>
    [`${tone}: ${message}`, ...(reason ? [reason] : [])].join('\n'),
  )
const refused = new ApiError(409, 'CONFLICT', 'This order has already been shipped.')

let states: ActionState[]
let opened: ReturnType<typeof openAction>
beforeEach(() => {
  states = []
  opened = openAction((state) => states.push(state))
})
afterEach(() => {
  for (const { id } of shownToasts()) toast.dismiss(id)
})

const run = (wanted: Partial<Action<[]>>) =>
  opened.run({ run: async () => undefined, fallback: 'Failed to cancel order', ...wanted }, [])
const refuse = (error: unknown, wanted: Partial<Action<[]>> = {}) =>
  run({ run: () => Promise.reject(error), ...wanted })

describe('a successful action', () => {
  test('is pending until it completes, then shows its success', async () => {
    const call = Promise.withResolvers<void>()
    const done = run({ run: () => call.promise, success: 'Order cancelled successfully' })
    expect(states).toEqual([{ isPending: true, failure: null }])
    expect(said()).toEqual([])
    call.resolve()
    await done
    expect(states.at(-1)).toEqual({ isPending: false, failure: null })
    expect(said()).toEqual(['success: Order cancelled successfully'])
  })

  test('passes its arguments on', async () => {
    const given: unknown[] = []
    const keep = async (...all: [string, number]) => void given.push(all)
    await opened.run({ run: keep, fallback: '' }, ['aurora', 2])
    expect(given).toEqual([['aurora', 2]])
  })

  test('dismisses the toast of its earlier refusal, and no other', async () => {
    await refuse(refused)
    toast.error('Failed to upload image')
    await run({})
    expect(said()).toEqual(['error: Failed to upload image'])
  })
})

test('actions run one at a time', async () => {
  const call = Promise.withResolvers<void>()
  let runs = 0
  const count = () => {
    runs++
    return call.promise
  }
  const first = run({ run: count })
  await run({ run: count })
  expect(runs).toBe(1)
  call.resolve()
  await first
  await run({ run: count })
  expect(runs).toBe(2)
})

describe('a refusal', () => {
  test.each([
    ['the server’s sentence', refused, refused.message],
    ['the fallback', new ApiError(500, 'INTERNAL', ''), 'Failed to cancel order'],
    ['the fallback of a fault of the page', new TypeError('x'), 'Failed to cancel order'],
  ])('is a toast and a failure: %s', async (_name, error, message) => {
    await refuse(error, { success: 'Order cancelled successfully' })
    expect(said()).toEqual([`error: ${message}`])
    expect(states.at(-1)).toEqual({ isPending: false, failure: { message } })
  })

  /** Specification: "the server's message field is shown as a toast, with these fallbacks". */
  test('without an answer has the fallback as its first line, and the reason as its second', async () => {
    const reason = 'The shop could not be reached. Please try again.'
    await refuse(new ApiError(0, 'NETWORK', reason))
    expect(said()).toEqual([`error: Failed to cancel order\n${reason}`])
    expect(states.at(-1)?.failure).toEqual({ message: 'Failed to cancel order', reason })
  })

  test.each<[string, Failure | null | undefined, Failure | null]>([
    ['is shown at its fields is no failure', null, null],
    [
      'has a longer sentence shows it beside its cause',
      { message: 'Try again in 8 seconds.' },
      { message: 'Try again in 8 seconds.' },
    ],
    ['is only observed stays a failure', undefined, { message: refused.message }],
  ])('that %s', async (_name, answer, failure) => {
    const heard: unknown[] = []
    const onRefusal = (...all: unknown[]) => {
      heard.push(all)
      return answer
    }
    await refuse(refused, { onRefusal })
    expect(heard).toEqual([[refused, { message: refused.message }]])
    expect(said()).toEqual([`error: ${refused.message}`])
    expect(states.at(-1)).toEqual({ isPending: false, failure })
  })

  test('is replaced by the next: one toast, and no failure while it runs', async () => {
    await refuse(refused)
    await refuse(new ApiError(500, 'INTERNAL', ''))
    expect(said()).toEqual(['error: Failed to cancel order'])
    expect(states.map(({ failure }) => failure)).toEqual([
      null,
      { message: refused.message },
      null,
      { message: 'Failed to cancel order' },
    ])
  })

  test('is cleared when its cause has changed', async () => {
    await refuse(refused)
    opened.clear()
    expect(states.at(-1)).toEqual({ isPending: false, failure: null })
  })
})
