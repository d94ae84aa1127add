import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChildTask, SelfDescription } from '#testing/child-process.ts'
import { eventually } from '#testing/processes.ts'
import { type WorkerOptions, WorkerProcess } from './worker-process.ts'

const module = new URL('../../../tests/support/child-process.ts', import.meta.url)
const usual: WorkerOptions = { timeout: 30_000, niceness: 10, idle: 60_000 }

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let worker: WorkerProcess<ChildTask, unknown>
const open = (changes: Partial<WorkerOptions> = {}) => {
  worker = new WorkerProcess(module, { ...usual, ...changes })
}
beforeEach(() => open())
afterEach(async () => {
  await worker.close()
  vi.unstubAllEnvs()
})

const describeOne = async () => (await worker.run({ kind: 'describe yourself' })) as SelfDescription
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const ends = (pid: number) => eventually(async () => !isRunning(pid), 30_000, 'it has ended')

describe('a worker process', () => {
  test('starts with the first job, and runs one job after the other', async () => {
    expect(worker.pid).toBeUndefined()
    const [one, two] = [await describeOne(), await describeOne()]
    expect([one.pid, two.pid]).toEqual([worker.pid, worker.pid])
  })

  test('inherits no setting of the shop, and has a lower priority', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret')
    const { niceness, settings } = await describeOne()
    expect(niceness).toBeGreaterThanOrEqual(10)
    expect(settings).toContain('PATH')
    expect(settings.join()).not.toMatch(/DATABASE|S3|ADMIN/)
  })

  test('is killed when idle, and restarted by the next job', async () => {
    open({ idle: 20 })
    const { pid } = await describeOne()
    await ends(pid)
    expect((await describeOne()).pid).not.toBe(pid)
  })

  test('survives a failing job, which rejects with its message', async () => {
    const { pid } = await describeOne()
    await expect(worker.run({ kind: 'throw' })).rejects.toThrow('out of ink')
    expect((await describeOne()).pid).toBe(pid)
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
    const hanging = worker.run({ kind: 'hang' })
    const failed = expect(hanging).rejects.toThrow('ended early')
    await worker.close()
    await failed
    await ends(pid)
  })
})
