import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from './machine.ts'
import type { RemoteShop } from './shopper.ts'

const root = join(import.meta.dirname, '../..')
const NAME = 'shop.example'
const OWNER = 'owner@example.com'

/** Installs a shop on an empty machine, until it answers. */
export async function install(machine: Machine): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  const archive = execFileSync('tar', ['-cf', '-', '--ignore-failed-read', '-T', '-'], {
    cwd: root,
    input: files,
    maxBuffer: 1e9,
  })
  await machine.run('mkdir -p /opt/khol && tar -xf - -C /opt/khol', archive)
  await doAsThePageSays(machine)
}

/** The commands of docs/production.md: the first time, again, and for a newer version. */
export async function doAsThePageSays(machine: Machine): Promise<void> {
  for (const command of await commandsOfThePage()) await machine.run(command)
}

/** Commands for a machine that has the repository already and no public name. */
async function commandsOfThePage(): Promise<readonly string[]> {
  const page = await readFile(join(root, 'docs/production.md'), 'utf8')
  const [, block = ''] = /## One machine\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(page) ?? []
  const commands = block
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, ''))
    .filter((line) => line !== '' && !/^(?:apt-get|git) /.test(line))
  if (commands.length === 0) throw new Error('docs/production.md has no commands for one machine')
  return commands.map((line) =>
    line.includes('install.sh')
      ? `/opt/khol/deploy/install.sh ${NAME} ${OWNER} --internal-tls`
      : line,
  )
}

/** A machine's shop from outside, with trust in its own authority. */
export async function seen(machine: Machine, address: string): Promise<RemoteShop> {
  const authority = await machine.run(
    'cat /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt',
  )
  return { name: NAME, address, authority }
}
