import { withChromium } from './scratch/chromium.ts'
import { judge, median, say } from './scratch/report.ts'
import { prepareVisit } from './scratch/screens.ts'
import { openFilledShop } from './scratch/shop.ts'
import { type Judgement, withLighthouse } from './speed/lighthouse.ts'
import { type Seen, visitSlowly } from './speed/throttled.ts'

/**
 * How soon a first visitor on slow 4G (1.6 Mbit/s, 150 ms) with a slow phone (4× slower than this
 * machine) sees each page, and what Lighthouse says of it. `node bench/speed.ts [visits] [page …]`
 */
const [visits = 5] = process.argv.slice(2, 3).map(Number)
const wanted = process.argv.slice(3)

const shop = await openFilledShop()
try {
  const visit = await prepareVisit(shop.address)
  const screens = visit.screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  // Rendered once by somebody before, as on any day but the first.
  for (const { path } of screens) await fetch(shop.address + path)

  say('\nFirst visits over slow 4G')
  await withChromium(async (browser) => {
    for (const { name, path, isOpen } of screens) {
      const seen: Seen[] = []
      for (let index = 0; index < visits; index += 1) {
        seen.push(await visitSlowly(browser, shop.address + path, visit.guestSession))
      }
      const seconds = (of: (one: Seen) => number) => median(seen.map(of)) / 1000
      const largest = seconds((one) => one.largestPaint)
      // A closed page is a skeleton until its scripts and the visitor's own data are there.
      judge(`${name}, largest paint`, largest, ' s', { atMost: isOpen ? 1 : 2.5 })
      const shift = Math.max(...seen.map((one) => one.shift))
      judge(`${name}, layout shift`, Math.round(shift * 1e4) / 1e4, '', { atMost: 0 })
      const fastest = Math.min(...seen.map((one) => one.largestPaint)) / 1000
      const element = seen.at(-1)?.largest
      say(
        `          first paint ${seconds((one) => one.firstPaint).toFixed(2)} s; ` +
          `the largest is <${element}>, in the fastest visit after ${fastest.toFixed(2)} s`,
      )
    }
  })

  say('\nLighthouse, mobile')
  await withLighthouse(shop.address, visit, async (judgementOf) => {
    for (const screen of screens) {
      const judgements: Judgement[] = []
      for (let index = 0; index < visits; index += 1) judgements.push(await judgementOf(screen))
      const { scores, largestPaint, totalBlocking, findings } = middle(judgements)
      const all = [...scores].map(([category, score]) => `${category} ${score}`).join(', ')
      judge(`${screen.name}, lowest of: ${all}`, Math.min(...scores.values()), '', { atLeast: 98 })
      say(
        `          simulated largest paint ${(largestPaint / 1000).toFixed(2)} s, ` +
          `blocking ${totalBlocking.toFixed(0)} ms${findings.map((line) => `; ${line}`).join('')}`,
      )
    }
  })
} finally {
  await shop.close()
}

/** Scores of one page differ with what else the machine does. */
function middle(judgements: readonly Judgement[]): Judgement {
  const sorted = judgements.toSorted((a, b) => a.totalBlocking - b.totalBlocking)
  const judgement = sorted[Math.floor(sorted.length / 2)]
  if (!judgement) throw new RangeError('not judged')
  return judgement
}
