import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChildTask, SelfDescription } from '#testing/child-process.ts'
import { type ChildOptions, runInChild } from './run-in-child.ts'

const module = new URL('../../../tests/support/child-process.ts', import.meta.url)
const send = <Done>(task: ChildTask, running: ChildOptions<number> = {}) =>
  runInChild<ChildTask, Done, number>(module, task, running)

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// Processes start slowly on a busy machine.
const polling = { timeout: 30_000 }
vi.setConfig({ testTimeout: 2 * polling.timeout })

afterEach(() => {
  vi.unstubAllEnvs()
})

test('input and result arrive unchanged', async () => {
  const bytes = new Uint8Array([0, 127, 255])
  const task: ChildTask = { kind: 'hand back', bytes, map: new Map([['a', bytes]]) }
  expect(await send(task)).toEqual(task)
})

test('progress is reported in order, before the end', async () => {
  const heard: number[] = []
  const done = await send({ kind: 'count', to: 4 }, { onProgress: (count) => heard.push(count) })
  expect([done, heard]).toEqual(['counted', [1, 2, 3, 4]])
})

test('the process inherits no setting of the shop, and has a lower priority if requested', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
  const child = await send<SelfDescription>({ kind: 'describe yourself' }, { niceness: 5 })
  expect(child.pid).not.toBe(process.pid)
  expect(child.niceness).toBeGreaterThanOrEqual(5)
  expect(child.settings).toContain('PATH')
  expect(child.settings.join()).not.toMatch(/DATABASE|S3|ADMIN/)
})

test('each job has a process of its own, which ends with it', async () => {
  const describeOne = () => send<SelfDescription>({ kind: 'describe yourself' })
  const [one, two] = [await describeOne(), await describeOne()]
  expect(one.pid).not.toBe(two.pid)
  await expect.poll(() => isRunning(one.pid) || isRunning(two.pid), polling).toBe(false)
})

test('a failing job rejects with its message', async () => {
  await expect(send({ kind: 'throw' })).rejects.toThrow('out of ink')
})

test('a process that dies rejects the call', async () => {
  await expect(send({ kind: 'die' })).rejects.toThrow('child-process ended early (7)')
})

test('a process that exceeds the timeout is killed', async () => {
  await expect(send({ kind: 'hang' }, { timeout: 50 })).rejects.toThrow('more than 50 ms')
})

test('a process is killed when the signal aborts', async () => {
  const stop = new AbortController()
  const began = Promise.withResolvers<number>()
  const hanging = send({ kind: 'hang' }, { signal: stop.signal, onProgress: began.resolve })
  const pid = await began.promise
  stop.abort(new Error('closing'))
  await expect(hanging).rejects.toThrow('closing')
  await expect.poll(() => isRunning(pid), polling).toBe(false)
  await expect(send({ kind: 'count', to: 1 }, { signal: stop.signal })).rejects.toThrow('closing')
})

test('a process whose parent has gone exits', async () => {
  const child = fork(fileURLToPath(module), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  child.send({ kind: 'hang' } satisfies ChildTask)
  await once(child, 'message')
  child.disconnect()
  await ended
})
