import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'

/** Hundredths of a second, the unit of /proc on every Linux. */
const TICKS = 100

/** CPU time used so far by these processes, their children, and children that ended. */
export async function cpuSeconds(...pids: readonly (number | undefined)[]): Promise<number> {
  const stats = await Promise.all((await readdir('/proc')).filter(isNumber).map(statOf))
  const ticks = stats
    .filter((stat) => stat && (pids.includes(stat.pid) || pids.includes(stat.parent)))
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)
  return ticks / TICKS
}

/** Megabytes (2^20 bytes) of memory that a process uses now, and its maximum so far. */
export async function megabytesOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name)
}

async function statOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may contain any character; the fields behind it are numbers.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 15) return null
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(pid), parent: Number(fields[1]), ticks }
}

/** Port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
