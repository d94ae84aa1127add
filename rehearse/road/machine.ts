import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { killQuietly } from '#testing/shop-processes.ts'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'
import { say } from '../../bench/scratch/report.ts'
import { programAt } from '../support/needs.ts'
import { runTo } from '../support/run.ts'
import type { Network } from './network.ts'

/** An empty Debian 12 that has booted, with systemd as its first process. */
export interface Machine {
  /** Runs a line of shell as root, and returns its output. */
  readonly run: (line: string, input?: string | Buffer) => Promise<string>
  /** Destroys the machine and its disk. */
  readonly destroy: () => Promise<void>
}

/** Cached between rehearsals, like a provider's image of an empty machine. */
const image = '/var/cache/khol-rehearsals/debian-12.tar'

/** Packages of a provider's image beyond the smallest Debian. */
const included = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps'

/** Creates the image of an empty Debian 12 unless it exists: two minutes, the first time. */
export async function prepareImage(): Promise<void> {
  if (await exists(image)) return
  say('Making an empty Debian 12, once …')
  await mkdir(dirname(image), { recursive: true })
  const unfinished = `${image}.${process.pid}.tar`
  const sources = '/etc/apt/sources.list.d/debian.sources'
  const removeUnfinished = registerCleanup(() => rm(unfinished, { force: true }))
  const isOurs = (await readFile(sources, 'utf8').catch(() => '')).includes('bookworm')
  try {
    await runTo('mmdebstrap', [
      ...['--variant=minbase', `--include=${included}`, 'bookworm', unfinished],
      // The mirror of this machine.
      ...(isOurs ? [sources] : []),
    ])
    await rename(unfinished, image)
  } finally {
    await removeUnfinished()
  }
}

/** Boots a machine with a disk of its own in this network. */
export async function bootMachine(network: Network): Promise<Machine> {
  const disk = await mkdtemp(join(tmpdir(), 'khol-road-'))
  let nspawn: ChildProcess | undefined
  const destroy = registerCleanup(async () => {
    if (nspawn?.exitCode === null && nspawn.signalCode === null) {
      const ended = once(nspawn, 'exit')
      // Killing the first process kills all others.
      const inside = await childrenOf(nspawn)
      for (const pid of inside) killQuietly(pid)
      if (inside.length === 0) nspawn.kill('SIGKILL')
      await ended
    }
    await rm(disk, { recursive: true, force: true, maxRetries: 5 })
  })
  try {
    await runTo('tar', ['-xf', image, '-C', disk])
    await writeFile(join(disk, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
    await copyCertificates(disk)
    nspawn = spawn(
      programAt('systemd-nspawn') ?? '',
      [
        ...['--boot', '--quiet', '--keep-unit', '--register=no', '--capability=all'],
        ...['--resolv-conf=replace-host', `--network-namespace-path=${network.path}`, '-D', disk],
      ],
      { stdio: 'ignore' },
    )
    const run = await enter(nspawn)
    await booted(run)
    if (await exists(authorities)) await run('update-ca-certificates')
    return { run, destroy }
  } catch (error) {
    await destroy()
    throw error
  }
}

const authorities = '/usr/local/share/ca-certificates'

/** Copies this machine's certificate authorities and npm's registry settings to the new one. */
async function copyCertificates(disk: string): Promise<void> {
  if (await exists(authorities)) await cp(authorities, join(disk, authorities), { recursive: true })
  const settings = ['registry', 'cafile', 'proxy', 'https-proxy']
  const lines: string[] = []
  for (const name of settings) {
    const value = (await runTo('npm', ['config', 'get', name, '--loglevel=silent'])).trim()
    if (value !== '' && value !== 'null') lines.push(`${name}=${value}`)
  }
  await writeFile(join(disk, 'root/.npmrc'), `${lines.join('\n')}\n`)
}

const passedOn = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|node_extra_ca_certs)$/i.test(name),
  ),
)

async function enter(nspawn: ChildProcess): Promise<Machine['run']> {
  let first: number | undefined
  while (first === undefined) {
    if (nspawn.exitCode !== null) throw new Error('systemd-nspawn did not boot the machine')
    await pause(100)
    ;[first] = await childrenOf(nspawn)
  }
  const env = {
    ...passedOn,
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
  }
  const into = ['-t', String(first), ...['-m', '-u', '-i', '-n', '-p', '-C']]
  return (line, input) =>
    runTo('nsenter', [...into, '/bin/sh', '-c', line], { env, ...(input && { input }) })
}

/** Waits until all services have started. */
async function booted(run: Machine['run']): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const state = await run('systemctl is-system-running || true').catch(() => '')
    if (/^(?:running|degraded)/.test(state)) return
    if (tries > 150) throw new Error(`the machine did not come up: ${state}`)
    await pause(200)
  }
}

async function childrenOf({ pid }: ChildProcess): Promise<readonly number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean).map(Number)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
