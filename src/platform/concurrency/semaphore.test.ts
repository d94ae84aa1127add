import { expect, test, vi } from 'vitest'
import { Semaphore } from './semaphore.ts'

/** Deferred work, which the test settles. */
function work() {
  let finish = () => {}
  const begin = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  return { begin, finish: () => finish() }
}

test('at most as much work runs as there are permits, in the order of arrival', async () => {
  const semaphore = new Semaphore(2)
  const works = Array.from({ length: 4 }, work)
  const done = works.map(({ begin }) => semaphore.run(begin))
  const begun = () => works.map(({ begin }) => begin.mock.calls.length)
  await expect.poll(() => begun()).toEqual([1, 1, 0, 0])
  works[1]?.finish()
  await done[1]
  await expect.poll(() => begun()).toEqual([1, 1, 1, 0])
  works[0]?.finish()
  works[2]?.finish()
  await expect.poll(() => begun()).toEqual([1, 1, 1, 1])
  works[3]?.finish()
  await Promise.all(done)
})

test('work that fails releases its permit, and its error is passed on', async () => {
  const semaphore = new Semaphore(1)
  const failing = semaphore.run(() => Promise.reject(new Error('no')))
  const answering = semaphore.run(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await answering).toBe('yes')
  expect(await semaphore.run(async () => 'again')).toBe('again')
})

test('a waiting caller that aborts leaves the queue', async () => {
  const semaphore = new Semaphore(1)
  const first = work()
  const running = semaphore.run(first.begin)
  const leaving = new AbortController()
  const never = vi.fn(async () => undefined)
  const left = semaphore.run(never, leaving.signal)
  const behind = semaphore.run(async () => 'mine')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(semaphore.run(never, leaving.signal)).rejects.toThrow('gone')
  first.finish()
  await running
  expect(await behind).toBe('mine')
  expect(never).not.toHaveBeenCalled()
})

test('a caller that aborts after the start doesn’t interrupt the work', async () => {
  const semaphore = new Semaphore(1)
  const leaving = new AbortController()
  const { begin, finish } = work()
  const running = semaphore.run(begin, leaving.signal)
  await expect.poll(() => begin).toHaveBeenCalled()
  leaving.abort()
  finish()
  await expect(running).resolves.toBeUndefined()
})

test('a caller is refused at once while the queue is full', async () => {
  const semaphore = new Semaphore(1, { atMost: 1, refusal: () => new Error('full') })
  const works = [work(), work()]
  const done = works.map(({ begin }) => semaphore.run(begin))
  await expect(semaphore.run(async () => 'mine')).rejects.toThrow('full')
  works[0]?.finish()
  await done[0]
  const patient = semaphore.run(async () => 'mine')
  await expect.poll(() => works[1]?.begin).toHaveBeenCalled()
  works[1]?.finish()
  expect(await patient).toBe('mine')
})
