import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChildTask, SelfDescription } from '#testing/child-process.ts'
import { descendantsOf, eventually } from '#testing/processes.ts'
import { runInChild, type WorkerOptions, WorkerProcess } from './child.ts'

const module = new URL('../../../tests/support/child-process.ts', import.meta.url)
const never = new AbortController().signal

// Processes start slowly on a busy machine.
const WITHIN = 30_000
vi.setConfig({ testTimeout: 2 * WITHIN })

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const ends = (pid: number) => eventually(async () => !isRunning(pid), WITHIN, 'it has ended')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a job in a process of its own', () => {
  const send = <Result>(task: ChildTask, signal = never) =>
    runInChild<ChildTask, Result>(module, task, { niceness: 5, signal })

  test('gets its input, and returns its result, unchanged', async () => {
    const bytes = new Uint8Array([0, 127, 255])
    const task: ChildTask = { kind: 'hand back', bytes, map: new Map([['a', bytes]]) }
    expect(await send(task)).toEqual(task)
  })

  test('inherits no setting of the shop, has a lower priority, and ends with the job', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
    const child = await send<SelfDescription>({ kind: 'describe yourself' })
    expect(child.niceness).toBeGreaterThanOrEqual(5)
    expect(child.settings).toContain('PATH')
    expect(child.settings.join()).not.toMatch(/DATABASE|S3|ADMIN/)
    await ends(child.pid)
  })

  test.each<[ChildTask['kind'] & ('throw' | 'die'), string]>([
    ['throw', 'out of ink'],
    ['die', 'child-process ended early (7)'],
  ])('that fails rejects: %s', async (kind, message) => {
    await expect(send({ kind })).rejects.toThrow(message)
  })

  test('is killed when the signal aborts', async () => {
    const stop = new AbortController()
    const before = await descendantsOf(process.pid)
    const hanging = send({ kind: 'hang' }, stop.signal)
    const [pid = 0] = (await descendantsOf(process.pid)).filter((one) => !before.includes(one))
    expect(isRunning(pid)).toBe(true)
    stop.abort(new Error('closing'))
    await expect(hanging).rejects.toThrow('closing')
    await ends(pid)
    await expect(send({ kind: 'hang' }, stop.signal)).rejects.toThrow('closing')
  })

  test('exits once its parent has gone', async () => {
    const child = fork(fileURLToPath(module), { serialization: 'advanced' })
    const ended = once(child, 'exit')
    child.send({ kind: 'describe yourself' } satisfies ChildTask)
    await once(child, 'message')
    child.disconnect()
    await ended
  })
})

describe('a worker process', () => {
  const usual: WorkerOptions = { timeout: WITHIN, niceness: 10, idle: 60_000 }
  let worker: WorkerProcess<ChildTask, unknown>
  const open = (changes: Partial<WorkerOptions> = {}) => {
    worker = new WorkerProcess(module, { ...usual, ...changes })
  }
  beforeEach(() => open())
  afterEach(() => worker.close())

  const describeOne = async () =>
    (await worker.run({ kind: 'describe yourself' })) as SelfDescription

  test('starts with the first job, and runs one job after the other, failed ones too', async () => {
    expect(worker.pid).toBeUndefined()
    const { pid } = await describeOne()
    await expect(worker.run({ kind: 'throw' })).rejects.toThrow('out of ink')
    expect([(await describeOne()).pid, worker.pid]).toEqual([pid, pid])
  })

  test('is killed when idle, and restarted by the next job', async () => {
    open({ idle: 20 })
    const { pid } = await describeOne()
    await ends(pid)
    expect((await describeOne()).pid).not.toBe(pid)
  })

  test('that dies fails only the running job', async () => {
    const { pid } = await describeOne()
    await expect(worker.run({ kind: 'die' })).rejects.toThrow('child-process ended early (7)')
    expect((await describeOne()).pid).not.toBe(pid)
  })

  test('that dies while idle is replaced', async () => {
    const { pid } = await describeOne()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => worker.pid).toBeUndefined()
    expect((await describeOne()).pid).not.toBe(pid)
  })

  test('that exceeds the timeout is killed', async () => {
    open({ timeout: 50 })
    await expect(worker.run({ kind: 'hang' })).rejects.toThrow('more than 50 ms')
    expect(worker.pid).toBeUndefined()
  })

  test('is killed by `close`, whatever it runs', async () => {
    const { pid } = await describeOne()
    const failed = expect(worker.run({ kind: 'hang' })).rejects.toThrow('ended early')
    await worker.close()
    await failed
    await ends(pid)
  })
})
