import { readFile, writeFile } from 'node:fs/promises'
import { registerCleanup } from '../../bench/scratch/cleanup.ts'
import { runTo } from '../support/run.ts'

const FORWARDING = '/proc/sys/net/ipv4/ip_forward'

/** A network of this machine and another one that reaches the world through it. */
export type Network = Awaited<ReturnType<typeof openNetwork>>

/**
 * Connects this machine with a network namespace by a virtual cable that also forwards packages.
 */
export async function openNetwork() {
  const id = process.pid
  const [name, cable, table] = [`khol-road-${id}`, `kr${id}`, `khol_road_${id}`]
  const net = `10.213.${id % 250}`
  const wasForwarding = (await readFile(FORWARDING, 'utf8')).trim()
  const steps = [
    `ip netns add ${name}`,
    `ip link add ${cable} type veth peer name eth0 netns ${name}`,
    `ip addr add ${net}.1/24 dev ${cable}`,
    `ip link set ${cable} up`,
    `ip -n ${name} link set lo up`,
    `ip -n ${name} addr add ${net}.2/24 dev eth0`,
    `ip -n ${name} link set eth0 up`,
    `ip -n ${name} route add default via ${net}.1`,
    `nft add table ip ${table}`,
    `nft add chain ip ${table} out { type nat hook postrouting priority srcnat ; }`,
    `nft add rule ip ${table} out ip saddr ${net}.0/24 masquerade`,
  ]
  const close = registerCleanup(async () => {
    await runTo('nft', ['delete', 'table', 'ip', table]).catch(() => undefined)
    // Removing one end removes the cable.
    await runTo('ip', ['netns', 'delete', name]).catch(() => undefined)
    if (wasForwarding === '0') await writeFile(FORWARDING, '0')
  })
  try {
    for (const step of steps) {
      const [program = '', ...args] = step.split(' ')
      await runTo(program, args)
    }
    await writeFile(FORWARDING, '1')
  } catch (error) {
    await close()
    throw error
  }
  return { path: `/run/netns/${name}`, address: `${net}.2`, close }
}
