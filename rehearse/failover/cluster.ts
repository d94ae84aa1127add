import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { descendantsOf, eventually } from '#testing/processes.ts'
import { killQuietly } from '#testing/shop-processes.ts'
import { addMachine, type Machine, NETWORK } from './network.ts'

const run = promisify(execFile)
const FILES = join(import.meta.dirname, '../../deploy/cluster')

/** Milliseconds. */
const patience = { formed: 120_000 }

const passwords = {
  SUPERUSER_PASSWORD: 'rehearsedsuperuser',
  REPLICATION_PASSWORD: 'rehearsedreplication',
  SHOP_PASSWORD: 'rehearsedshop',
}

export interface DatabaseNode extends Machine {
  /** Folder of its rendered files, data and logs. */
  readonly folder: string
  etcd: MachineProcess | undefined
  patroni: MachineProcess | undefined
}

export interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica' | string
  readonly state: string
  readonly timeline?: number
}

/** Sets up three machines with the files of deploy/cluster, and waits until they form a cluster. */
export async function openCluster(folder: string, postgresBin: string) {
  const machines = await Promise.all([1, 2, 3].map((n) => addMachine(`db${n}`, 10 + n)))
  const settings = {
    CLUSTER_NAME: 'khol',
    ...Object.fromEntries(
      machines.map(({ name, address }) => [`${name.toUpperCase()}_ADDRESS`, address]),
    ),
    DATABASE_NETWORK: NETWORK,
    ...passwords,
    POSTGRES_BIN: postgresBin,
    WEB_BIND: '127.0.0.1:8080',
    DATABASE_BIND: '127.0.0.1:5000',
    SHOP1_ADDRESS: '127.0.0.1:3001',
    SHOP2_ADDRESS: '127.0.0.1:3002',
    PGBOUNCER_PORT: '6432',
    PGBOUNCER_FOLDER: folder,
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: '5000',
  }
  const nodes = await Promise.all(machines.map((machine) => nodeOn(machine, folder, settings)))
  for (const node of nodes) startEtcd(node)
  for (const node of nodes) startPatroni(node)
  const cluster = clusterOf(nodes, settings)
  await cluster.whole()
  return cluster
}

async function nodeOn(
  machine: Machine,
  parent: string,
  settings: Readonly<Record<string, string>>,
): Promise<DatabaseNode> {
  const folder = join(parent, machine.name)
  await mkdir(join(folder, 'sockets'), { recursive: true })
  const own = {
    NODE_NAME: machine.name,
    NODE_ADDRESS: machine.address,
    ETCD_DATA: join(folder, 'etcd'),
    POSTGRES_DATA: join(folder, 'postgres'),
    POSTGRES_SOCKETS: join(folder, 'sockets'),
  }
  await renderFiles(folder, { ...settings, ...own }, ['etcd.yml', 'patroni.yml', 'database.sql'])
  // PostgreSQL refuses to run as root.
  await run('chown', ['-R', 'postgres:postgres', folder])
  return { ...machine, folder, etcd: undefined, patroni: undefined }
}

/** Runs the script beside the files, like an operator. */
export async function renderFiles(
  folder: string,
  settings: Readonly<Record<string, string>>,
  files: readonly string[],
): Promise<void> {
  const list = join(folder, 'cluster.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(list, lines.join(''))
  await run(join(FILES, 'render.sh'), [list, folder, ...files])
  await chmod(folder, 0o755)
}

function startEtcd(node: DatabaseNode): void {
  node.etcd = startProgram(
    [...onMachine(node), 'etcd', '--config-file', join(node.folder, 'etcd.yml')],
    join(node.folder, 'etcd.log'),
  )
}

/** Starts a node, for the first time or after {@link killDatabase}. */
export function startPatroni(node: DatabaseNode): void {
  node.patroni = startProgram(
    [...onMachine(node), 'patroni', join(node.folder, 'patroni.yml')],
    join(node.folder, 'patroni.log'),
  )
}

/** Kills a node's Patroni and its PostgreSQL at once, like a power failure. */
export async function killDatabase(node: DatabaseNode): Promise<void> {
  const pid = await readFile(join(node.folder, 'postgres/postmaster.pid'), 'utf8')
  const postmaster = Number(pid.split('\n')[0])
  const own = await descendantsOf(postmaster)
  for (const each of [node.patroni?.pid ?? 0, postmaster, ...own]) killQuietly(each)
  await node.patroni?.kill()
  node.patroni = undefined
}

function onMachine({ name }: DatabaseNode): readonly string[] {
  const user = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
  return ['ip', 'netns', 'exec', name, ...user]
}

/**
 * Sends a statement to a node's own PostgreSQL from that machine, which works while it is isolated.
 *
 * @throws when it isn't acknowledged within `seconds`
 */
export async function sayOn(node: DatabaseNode, statement: string, seconds = 5): Promise<string> {
  const psql = ['psql', '-XAtq', '-h', join(node.folder, 'sockets'), '-d', 'khol']
  const words = [...onMachine(node), ...psql, '-c', statement]
  // A killed psql sends no cancellation.
  const limited = ['timeout', '--signal=KILL', String(seconds), ...words]
  const [program = '', ...rest] = limited
  const { stdout } = await run(program, rest, { env: { ...process.env, PGCONNECT_TIMEOUT: '2' } })
  return stdout.trim()
}

/** Creates the shop's user and database, like an operator. */
export async function makeDatabase(primary: DatabaseNode): Promise<void> {
  const statements = join(primary.folder, 'database.sql')
  const place = join(primary.folder, 'sockets')
  const words = ['psql', '-Xq', '-v', 'ON_ERROR_STOP=1', '-h', place, '-f', statements]
  const [program = '', ...rest] = [...onMachine(primary), ...words]
  await run(program, rest)
}

export type Cluster = ReturnType<typeof clusterOf>

function clusterOf(nodes: readonly DatabaseNode[], settings: Readonly<Record<string, string>>) {
  const members = async (asked?: DatabaseNode) => {
    const answers = await Promise.all(
      (asked ? [asked] : nodes).map(async ({ address }) => {
        const signal = AbortSignal.timeout(1_000)
        const answer = await fetch(`http://${address}:8008/cluster`, { signal }).catch(() => null)
        return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : null
      }),
    )
    return answers.find((known) => known !== null) ?? []
  }
  const primary = async () => {
    const answers = await Promise.all(nodes.map(holdsTheKey))
    return nodes.find((_, index) => answers[index])
  }
  return {
    /** Settings with which its files were rendered. */
    settings,
    /** The node that holds the leader key; undefined without one. */
    primary,
    /** Waits for a primary, a synchronous standby and another standby, all streaming. */
    whole: async () => {
      const isWhole = async () => {
        const known = await members()
        const count = (role: string, states: readonly string[]) =>
          known.filter((member) => member.role === role && states.includes(member.state)).length
        return (
          count('leader', ['running']) === 1 &&
          count('sync_standby', ['running', 'streaming']) === 1 &&
          count('replica', ['running', 'streaming']) === 1 &&
          new Set(known.map(({ timeline }) => timeline)).size === 1
        )
      }
      await eventually(isWhole, patience.formed, 'a primary with two standbys')
      const found = await primary()
      if (!found) throw new Error('The cluster is whole, and nobody says to be its primary')
      return found
    },
  }
}

/** The check that HAProxy uses as well. */
async function holdsTheKey({ address }: DatabaseNode): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000)
  const answer = await fetch(`http://${address}:8008/primary`, { signal }).catch(() => null)
  return answer?.status === 200
}

/** A connection of the rehearsal, by the same way as the shops'. */
export async function askDatabase<Answer>(
  url: string,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** A program that runs until the end of the rehearsal, or until it is killed. */
interface MachineProcess {
  readonly pid: number
  /** Kills it and its descendants. */
  readonly kill: () => Promise<void>
}

/**
 * Starts a program in a new session, with its output in a file.
 *
 * @param words of the command; `ip netns exec` and `setpriv` replace themselves by the program that
 *   they start
 */
function startProgram(words: readonly string[], log: string): MachineProcess {
  const [program = '', ...rest] = words
  const output = openSync(log, 'a')
  const child = spawn(program, rest, { stdio: ['ignore', output, output], detached: true })
  child.on('error', () => undefined)
  return { pid: child.pid ?? 0, kill: () => killGroup(child) }
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await ended
}
