import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Namespace of the shops, the shoppers and HAProxy. */
export const SHOPS_ADDRESS = '10.77.0.1'
export const NETWORK = '10.77.0.0/24'

/** A machine of the rehearsal: a network namespace at a switch. */
export interface Machine {
  readonly name: string
  readonly address: string
}

/** Sets up the switch, in a network of this rehearsal. */
export async function openNetwork(): Promise<void> {
  await mkdir('/run', { recursive: true })
  // Names of namespaces are stored there, and must be removed with the rehearsal.
  await run('mount', ['-t', 'tmpfs', 'tmpfs', '/run'])
  await ip('link set lo up')
  await ip('link add switch type bridge')
  await ip(`addr add ${SHOPS_ADDRESS}/24 dev switch`)
  await ip('link set switch up')
}

/** Connects a new machine to the switch. */
export async function addMachine(name: string, number: number): Promise<Machine> {
  const address = `10.77.0.${number}`
  await ip(`netns add ${name}`)
  await ip(`link add ${name} type veth peer name eth0 netns ${name}`)
  await ip(`link set ${name} master switch up`)
  await ip(`-n ${name} addr add ${address}/24 dev eth0`)
  await ip(`-n ${name} link set eth0 up`)
  await ip(`-n ${name} link set lo up`)
  return { name, address }
}

/** Cuts a machine off: packets are dropped in both directions without an error. */
export async function cutOff({ name }: Machine): Promise<void> {
  await ip(`link set ${name} nomaster`)
}

/** Reconnects it. */
export async function reconnect({ name }: Machine): Promise<void> {
  await ip(`link set ${name} master switch`)
}

async function ip(words: string): Promise<void> {
  await run('ip', words.split(' '))
}
