import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'

/**
 * Maximum number of open files; Podman's default of a million exceeds the limit of some machines.
 */
const OPEN_FILES = 4_096

/** Podman with images and containers of its own, separate from those of this machine's users. */
export type Podman = Awaited<ReturnType<typeof openPodman>>

/** @param folder of all its data; created if missing */
export async function openPodman(folder: string) {
  await mkdir(folder, { recursive: true })
  const group = `khol-rehearsal-${randomBytes(4).toString('hex')}`
  const always = [
    ...['--root', join(folder, 'images'), '--runroot', join(folder, 'run')],
    ...['--tmpdir', join(folder, 'tmp'), '--storage-driver', 'overlay'],
    // A container without a systemd, on control groups of either version.
    ...['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'none'],
  ]
  const run = (...args: readonly string[]) => ended([...always, ...args], false)
  return {
    folder,
    /** Runs a command to its end; returns its output, or throws with its error output. */
    run,
    /** Runs a command, and prints its output meanwhile. */
    runAloud: async (...args: readonly string[]) => void (await ended([...always, ...args], true)),
    runOptions: [
      ...['--network', 'host', '--cgroup-parent', `/${group}`],
      ...['--ulimit', `nofile=${OPEN_FILES}`, '--ulimit', `nproc=${OPEN_FILES}`],
    ],
    /** Ends containers and builds; images stay in the folder for the next rehearsal. */
    close: registerCleanup(async () => {
      await run('rm', '--all', '--force', '--time', '0')
      await run('umount', '--all')
      await unmountBelow(folder)
      await removeGroup(group)
    }),
  }
}

async function ended(args: readonly string[], isAloud: boolean): Promise<string> {
  const child = spawn('podman', args, { stdio: ['ignore', 'pipe', isAloud ? 'inherit' : 'pipe'] })
  const over = once(child, 'close') as Promise<[number | null]>
  const gone = once(child, 'exit').catch(() => undefined)
  const end = registerCleanup(async () => {
    child.kill('SIGTERM')
    await gone
  })
  let output = ''
  let complaints = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (isAloud) process.stdout.write(text)
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const [code] = await over
  await end()
  if (code === 0) return output.trim()
  throw new Error(`podman ${args.at(-1)} ended with ${code}: ${complaints || output}`)
}

/** Control groups of the ended containers. */
async function removeGroup(group: string): Promise<void> {
  const controllers = '/sys/fs/cgroup'
  const homes = [controllers, ...(await foldersIn(controllers))]
  for (const home of homes) await removeFolders(join(home, group))
}

async function removeFolders(folder: string): Promise<void> {
  for (const inner of await foldersIn(folder)) await removeFolders(inner)
  await rmdir(folder).catch(() => undefined)
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}

/** Mounts that an aborted build has left. */
async function unmountBelow(folder: string): Promise<void> {
  const mounted = (await readFile('/proc/self/mounts', 'utf8'))
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
  for (const place of mounted.toReversed()) await promisify(execFile)('umount', [place])
}
