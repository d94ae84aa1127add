import { setTimeout as pause } from 'node:timers/promises'
import { megabytesOf } from '../scratch/processes.ts'
import { benchSettings } from '../scratch/shop.ts'

/** Client that is signed in as the shop's owner. */
export interface Owner {
  readonly token: string
  readonly ask: <Answer>(path: string, init?: RequestInit) => Promise<Answer>
  /** Durations in ms of `times` sequential calls, sorted. */
  readonly time: (path: string, times: number) => Promise<readonly number[]>
  /** Reads an answer of any length and discards it. */
  readonly swallow: (path: string, pid: number) => Promise<OwnerCost>
}

/** Long answer, with the shop's memory during its transfer. */
export interface OwnerCost {
  readonly seconds: number
  readonly megabytes: number
  readonly memoryBefore: number
  readonly memoryMost: number
}

/** Milliseconds between two samples of the shop's memory. */
const BETWEEN_LOOKS = 50
const MEGABYTE = 2 ** 20

export async function logIn(address: string): Promise<Owner> {
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: benchSettings.ADMIN_EMAIL,
      password: benchSettings.ADMIN_PASSWORD,
    }),
  })
  const { token } = (await login.json()) as { token: string }
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const timeOf = async (path: string) => {
    const begun = performance.now()
    await (await send(path)).arrayBuffer()
    return performance.now() - begun
  }
  return {
    token,
    ask: async <Answer>(path: string, init?: RequestInit) =>
      (await (await send(path, init)).json()) as Answer,
    async time(path, times) {
      const took: number[] = []
      for (let call = 0; call < times; call += 1) took.push(await timeOf(path))
      return took.sort((a, b) => a - b)
    },
    async swallow(path, pid) {
      const { now: memoryBefore } = await megabytesOf(pid)
      const begun = performance.now()
      const { body } = await send(path)
      let [bytes, memoryMost, isOver] = [0, memoryBefore, false]
      const look = async () => {
        while (!isOver) {
          memoryMost = Math.max(memoryMost, (await megabytesOf(pid)).now)
          await pause(BETWEEN_LOOKS)
        }
      }
      const looking = look()
      for await (const chunk of body ?? []) bytes += chunk.length
      isOver = true
      const seconds = (performance.now() - begun) / 1000
      await looking
      return { seconds, megabytes: bytes / MEGABYTE, memoryBefore, memoryMost }
    },
  }
}
