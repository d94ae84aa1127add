import { setTimeout as pause } from 'node:timers/promises'
import { judge, load, say } from '../bench/scratch/report.ts'
import { replaceAtNoon } from './road/at-noon.ts'
import { install, seen } from './road/install.ts'
import { bootMachine, type Machine, prepareImage } from './road/machine.ts'
import { openNetwork } from './road/network.ts'
import { openOutside } from './road/outside.ts'
import { buy, doorOf, isThere, type RemoteShop, ready } from './road/shopper.ts'
import { needPrograms } from './support/needs.ts'

/**
 * Rehearses the life of an installation: an empty Debian 12, the commands of docs/production.md, a
 * shop behind TLS that sells; its watchdog, its nightly backup, the alarm when that fails; an
 * update while people buy; the loss of the machine, and a restore on another one.
 */

needPrograms({
  'systemd-nspawn': 'systemd-container',
  mmdebstrap: 'mmdebstrap',
  nsenter: 'util-linux',
  ip: 'iproute2',
  nft: 'nftables',
})
if (process.getuid?.() !== 0) {
  say('Skipped: only the superuser can boot a machine of its own.')
  process.exit(0)
}

/** Measures the seconds of `work`, and returns its result. */
async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const began = performance.now()
  const value = await work()
  return [(performance.now() - began) / 1_000, value]
}

function require(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`NOT SO: ${what}`)
  say(`so        ${what}`)
}

async function outsideIsKeptOut(shop: RemoteShop): Promise<void> {
  const door = doorOf(shop)
  const page = await door('/', { headers: { 'accept-encoding': 'br' } })
  require('the home page comes over TLS, compressed by the shop', page.ok &&
    page.headers.get('content-encoding') === 'br')
  require('HTTP/3 is offered', page.headers.get('alt-svc')?.includes('h3=') === true)
  const spoofed = { 'x-forwarded-for': '127.0.0.1' }
  for (const path of ['/metrics', '/metrics/', '/%6Detrics', '//metrics']) {
    const answer = await door(path, { headers: spoofed })
    const isClosed = !answer.ok && !(await answer.text()).includes('process_cpu')
    require(`${path} is closed to strangers (${answer.status})`, isClosed)
  }
  const large = { method: 'POST', body: Buffer.alloc(7e6) }
  const refusal = await door('/api/products/image', large).catch(() => null)
  require(`a body of 7 MB is refused (${refusal?.status ?? 'cut off'})`, !refusal?.ok)
}

async function guards(machine: Machine, shop: RemoteShop): Promise<void> {
  const kilobytes = await machine.run(
    "cat $(pgrep -u khol | sed 's|.*|/proc/&/smaps_rollup|') 2>/dev/null | awk '/^Pss:/ {sum += $2} END {print sum}'",
  )
  judge('memory of the shop and its database', Number(kilobytes) / 1_024, ' MB', { atMost: 750 })
  const verified = await machine.run(
    'systemd-analyze verify /etc/systemd/system/khol*.service /etc/systemd/system/khol*.timer 2>&1 | grep khol || true',
  )
  require(`systemd-analyze verify has nothing to say of the units ${verified.trim()}`, verified.trim() ===
    '')
  const security = await machine.run(
    'systemd-analyze security --no-pager khol.service khol-backup.service | tail -2',
  )
  say(`          ${security.trim().replaceAll('\n', '; ')}`)
  const exposure = Number(
    /khol\.service: ([\d.]+)/.exec(
      await machine.run('systemd-analyze security --no-pager khol.service | tail -1'),
    )?.[1],
  )
  judge('exposure of the shop by systemd-analyze security (10 is all)', exposure, '', {
    atMost: 2.5,
  })

  await machine.run('pkill -KILL -u khol -f src/server/main.ts')
  await pause(1_000)
  judge('open again after the shop was killed', 1 + (await ready(shop)), ' s', { atMost: 20 })

  await machine.run('kill -STOP $(systemctl show khol --property=MainPID --value)')
  const [hanging] = await timed(async () => {
    while ((await machine.run('systemctl show khol --property=NRestarts --value')).trim() === '0')
      await pause(500)
  })
  judge('noticed by systemd that the launcher hangs', hanging, ' s', { atMost: 60 })
  judge('open again after that', await ready(shop), ' s', { atMost: 60 })
}

/** Waits until the owner has one mail with this subject. */
async function mailed(words: string): Promise<void> {
  const count = async () =>
    (await outside.look()).subjects.filter((subject) => subject.includes(words)).length
  for (let tries = 0; (await count()) === 0 && tries < 240; tries += 1) await pause(500)
  require(`the owner was mailed once: ${words}`, (await count()) === 1)
}

/** Expects a shop that can't start to be restarted, and its owner to be notified. */
async function staysClosed(machine: Machine, shop: RemoteShop): Promise<void> {
  const data = '/var/lib/khol/data'
  await machine.run(`systemctl stop khol && mv ${data} ${data}.away && touch ${data}`)
  await machine.run('systemctl start khol || true')
  await mailed('khol failed')
  await machine.run(`rm ${data} && mv ${data}.away ${data}`)
  await machine.run('systemctl reset-failed khol && systemctl start khol')
  await ready(shop)
}

say(`load ${load()}`)
await prepareImage()
const network = await openNetwork()
const outside = await openOutside(network)
let machine: Machine | undefined
try {
  say('An empty Debian 12 boots.')
  machine = await bootMachine(network)
  const first = machine
  const [installing] = await timed(() => install(first))
  const shop = await seen(first, network.address)
  const [buying, order] = await timed(() => buy(shop))
  judge('from an empty machine to the first order over TLS', installing + buying, ' s', {
    atMost: 900,
  })
  const mode = (await first.run('stat -c %a:%U /etc/khol/khol.env')).trim()
  require(`the settings are the superuser's alone (${mode})`, mode === '600:root')
  const [again] = await timed(() => install(first))
  await ready(shop)
  judge('the same commands once more', again, ' s', { atMost: 120 })
  require('the order is still there', await isThere(shop, order))
  await outsideIsKeptOut(shop)
  await guards(first, shop)

  say('The bucket and the mail server are set.')
  await first.run(`cat >> /etc/khol/khol.env && systemctl restart khol`, outside.settings)
  await ready(shop)
  const late = await buy(shop)
  const [backing] = await timed(() => first.run('systemctl start khol-backup.service'))
  judge('the nightly backup', backing, ' s', { atMost: 60 })
  const [rehearsing] = await timed(() => first.run('systemctl start khol-rehearsal.service'))
  judge('its rehearsal', rehearsing, ' s', { atMost: 120 })
  say(`          ${(await first.run('khol backup list')).trim()}`)
  const metrics = await first.run('curl -s http://127.0.0.1:3000/metrics')
  require('the figures say that the backup was made, sent and rehearsed', [
    'made',
    'sent',
    'rehearsed',
  ].every((step) => new RegExp(`backup_done_seconds{step="${step}"} \\d`).test(metrics)))
  await outside.look({ failing: 403 })
  await first.run('systemctl start khol-backup.service || true')
  await mailed('khol-backup failed')
  await staysClosed(first, shop)
  const { keys } = await outside.look({ failing: null })
  require(`the bucket holds the backup (${keys.join(' ')})`, keys.length === 1)
  if (!(await replaceAtNoon(first, shop))) process.exitCode = 1

  say('The machine is lost.')
  await first.destroy()
  machine = undefined
  const [restoring, second] = await timed(async () => {
    const other = await bootMachine(network)
    machine = other
    await install(other)
    await other.run('cat >> /etc/khol/khol.env', outside.settings)
    await other.run('systemctl stop khol && khol backup fetch')
    const [name = ''] = (await other.run('khol backup list')).split(/\s/)
    await other.run(`khol restore /var/lib/khol/backups/${name} --replace && systemctl start khol`)
    const found = await seen(other, network.address)
    await ready(found)
    return found
  })
  judge('from an empty machine to the shop of before', restoring, ' s', { atMost: 900 })
  require('both orders are there, for those who placed them', (await isThere(second, order)) &&
    (await isThere(second, late)))
  await buy(second)
  require('it sells', true)
} finally {
  await machine?.destroy()
  await outside.close()
  await network.close()
}
say(`load ${load()}`)
