import { beforeEach, describe, expect, test } from 'vitest'
import { SingleFlight } from './single-flight.ts'

let flight: SingleFlight<string>
let works: { readonly signal: AbortSignal; readonly end: PromiseWithResolvers<string> }[]
const never = new AbortController().signal
beforeEach(() => {
  flight = new SingleFlight()
  works = []
})

const join = (signal = never) =>
  flight.join(
    'a',
    (left) => {
      const end = Promise.withResolvers<string>()
      works.push({ signal: left, end })
      return end.promise
    },
    signal,
  )

describe('concurrent calls with one key', () => {
  test('share one run of the work; later calls start another', async () => {
    const both = [join(), join()]
    works[0]?.end.resolve('done')
    expect(await Promise.all(both)).toEqual(['done', 'done'])
    const later = join()
    works[1]?.end.resolve('again')
    expect(await later).toBe('again')
    expect(works).toHaveLength(2)
  })

  test('share its failure; later calls start another', async () => {
    const both = [join(), join()]
    works[0]?.end.reject(new Error('out of ink'))
    for (const one of both) await expect(one).rejects.toThrow('out of ink')
    const next = join()
    works[1]?.end.resolve('done')
    expect(await next).toBe('done')
  })

  test('abort the work when the last of them leaves, not before', async () => {
    const [one, two] = [new AbortController(), new AbortController()]
    const both = [join(one.signal), join(two.signal)]
    one.abort(new Error('gone'))
    await expect(both[0]).rejects.toThrow('gone')
    expect(works[0]?.signal.aborted).toBe(false)
    two.abort(new Error('gone too'))
    await expect(both[1]).rejects.toThrow('gone too')
    expect(works[0]?.signal.aborted).toBe(true)
  })

  test.each([
    ['use the result of abandoned work that completed anyway', 'done', 1],
    ['start anew after abandoned work that aborted', 'anew', 2],
  ])('%s', async (_what, answer, begun) => {
    const leaving = new AbortController()
    const gone = join(leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    const next = join()
    if (begun === 1) works[0]?.end.resolve('done')
    else works[0]?.end.reject(new Error('given up'))
    if (begun === 2) {
      await expect.poll(() => works.length).toBe(2)
      works[1]?.end.resolve('anew')
    }
    expect(await next).toBe(answer)
    expect(works).toHaveLength(begun)
  })
})
