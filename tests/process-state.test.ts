import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { changedSince, processState } from '#testing/process-state.ts'

/** Detection of state that test files in one process could leak to each other. */

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const ignore = () => undefined

/** Changes of process-wide state; each returns its undo function. */
const changes: Readonly<Record<string, () => Promise<() => unknown>>> = {
  'global fetch': async () => {
    vi.stubGlobal('fetch', ignore)
    return vi.unstubAllGlobals
  },
  'global addEventListener': async () => {
    vi.stubGlobal('addEventListener', ignore)
    return vi.unstubAllGlobals
  },
  'global setInterval': async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    return vi.useRealTimers
  },
  'environment DATABASE_URL': async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://elsewhere')
    return vi.unstubAllEnvs
  },
  'listeners of warning': async () => {
    process.on('warning', ignore)
    return () => process.off('warning', ignore)
  },
  servers: async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return () => once(server.close(), 'close')
  },
  'child processes': async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'])
    await once(child, 'spawn')
    return () => {
      child.kill()
      return once(child, 'close')
    }
  },
}

test.each(Object.entries(changes))(
  'a change is detected, and its undo too: %s',
  async (name, change) => {
    const before = processState()
    expect(changedSince(before)).toEqual([])
    const undo = await change()
    expect(changedSince(before)).toEqual([name])
    await undo()
    // Closed handles disappear some turns of the event loop later.
    await expect.poll(() => changedSince(before)).toEqual([])
  },
)
