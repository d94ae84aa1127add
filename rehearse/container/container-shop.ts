import { readFile } from 'node:fs/promises'
import { eventually } from '#testing/processes.ts'
import { cpuSeconds } from '../../bench/scratch/processes.ts'
import { IMAGE } from './images.ts'
import type { Podman } from './podman.ts'

const NODE = '/usr/local/bin/node'

/** Grace period in seconds before a stopped shop is killed; as in deploy/compose.yaml. */
const GRACE = 30

/** Read-only except DATA_DIR, which is in memory; without root and without new privileges. */
const confined = [
  ...['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/data:size=256m'],
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--memory', '768m'],
]

export type ContainerShop = Awaited<ReturnType<typeof startContainerShop>>

/** @throws Error with the shop's output, unless it is ready within a minute */
export async function startContainerShop(
  podman: Podman,
  name: string,
  port: number,
  settings: Readonly<Record<string, string>>,
) {
  const address = `127.0.0.1:${port}`
  const environment = { ...settings, HOST: '127.0.0.1', PORT: String(port) }
  const began = performance.now()
  await podman.run(
    ...['run', '--detach', '--name', name, ...podman.runOptions, ...confined],
    ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    IMAGE,
  )
  const isReady = async () => (await fetch(`http://${address}/readyz`)).ok
  await eventually(isReady, 60_000, `${name} is ready`).catch(async (error) => {
    throw new Error(await podman.run('logs', name), { cause: error })
  })
  const took = performance.now() - began
  const inspect = (field: string) => podman.run('inspect', '--format', `{{.State.${field}}}`, name)
  const pid = Number(await inspect('Pid'))
  return {
    name,
    address,
    /** Time from the command until it served: milliseconds, and seconds of processor time. */
    start: { took, cpu: await cpuSeconds(pid) },
    pid,
    isHealthy: () => podman.run('healthcheck', 'run', name).then(isFine, isNotFine),
    /** Output of a script that runs inside, as the shop's user. */
    ask: (script: string) => podman.run('exec', name, NODE, '--eval', script),
    hasProgram: (program: string) =>
      podman.run('exec', name, program, '--version').then(isFine, isNotFine),
    /** Sends SIGTERM and waits for the end; returns the exit code and the milliseconds. */
    stop: async () => {
      const signalledAt = performance.now()
      await podman.run('stop', '--time', String(GRACE), name)
      return { code: Number(await inspect('ExitCode')), took: performance.now() - signalledAt }
    },
  }
}

const isFine = () => true
const isNotFine = () => false

/** A line of a process's status in /proc, such as `Uid`. */
export async function statusOf(pid: number, field: string): Promise<string> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(text)?.[1] ?? ''
}
