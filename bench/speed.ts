import { withChromium } from './scratch/chromium.ts'
import { judge, median, say } from './scratch/report.ts'
import { prepareVisit } from './scratch/screens.ts'
import { openFilledShop } from './scratch/shop.ts'
import { interactionsOn, slowestAnswer } from './speed/interactions.ts'
import { type Judgement, withLighthouse } from './speed/lighthouse.ts'
import { measureNavigation } from './speed/navigation.ts'
import { type PaintTimes, visitSlowly } from './speed/throttled.ts'

/**
 * Speed of a first visit on slow 4G (1.6 Mbit/s, 150 ms) with a slow phone (4× slower than this
 * machine): paints of each page, its response to input, navigation, and Lighthouse scores. `node
 * bench/speed.ts [visits] [page …]`
 */
const [visits = 5] = process.argv.slice(2, 3).map(Number)
const wanted = process.argv.slice(3)

const shop = await openFilledShop()
try {
  const visit = await prepareVisit(shop.address)
  const screens = visit.screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  // Renders each page once, as on any day after the first.
  for (const { path } of screens) await fetch(shop.address + path)

  say('\nFirst visits over slow 4G')
  await withChromium(async (browser) => {
    // Warms the browser up: one that was just started is slower with its first page.
    for (const { path } of screens.slice(0, 1)) {
      await visitSlowly(browser, shop.address + path, visit.guestSession)
    }
    for (const { name, path, isOpen } of screens) {
      const seen: PaintTimes[] = []
      for (let index = 0; index < visits; index += 1) {
        seen.push(await visitSlowly(browser, shop.address + path, visit.guestSession))
      }
      const seconds = (of: (one: PaintTimes) => number) => median(seen.map(of)) / 1000
      const soon = { atMost: isOpen ? 0.8 : 1.3 }
      judge(
        `${name}, first paint`,
        seconds((one) => one.firstPaint),
        ' s',
        soon,
      )
      judge(
        `${name}, largest paint`,
        seconds((one) => one.largestPaint),
        ' s',
        soon,
      )
      const shift = Math.max(...seen.map((one) => one.shift))
      judge(`${name}, layout shift`, Math.round(shift * 1e4) / 1e4, '', { atMost: 0 })
      const fastest = Math.min(...seen.map((one) => one.largestPaint)) / 1000
      const element = seen.at(-1)?.largest
      const alive = seconds((one) => one.alive)
      say(
        `          the largest is <${element}>, in the fastest visit after ${fastest.toFixed(2)} s; alive after ${alive.toFixed(2)} s`,
      )
    }

    const at = (page: string) => visit.screens.find(({ name }) => name === page)?.path ?? ''
    const interactions = interactionsOn({
      home: at('home'),
      brand: at('brand'),
      product: at('product'),
    })
    say('\nFrom a press or a key to the next paint')
    for (const interaction of interactions) {
      const answers: number[] = []
      for (let index = 0; index < visits; index += 1) {
        answers.push(await slowestAnswer(browser, shop.address, interaction))
      }
      judge(interaction.name, median(answers), ' ms', { atMost: 80 })
    }

    say('\nFrom a press to the next page, which came ahead')
    const ways = []
    for (let index = 0; index < visits; index += 1) {
      ways.push(await measureNavigation(browser, shop.address + at('products')))
    }
    judge('a case', median(ways.map(({ forth }) => forth)), ' ms', { atMost: 150 })
    judge('back', median(ways.map(({ back }) => back)), ' ms', { atMost: 150 })
  })

  say('\nLighthouse, mobile')
  await withLighthouse(shop.address, visit, async (judgementOf) => {
    for (const screen of screens) {
      const judgements: Judgement[] = []
      for (let index = 0; index < visits; index += 1) judgements.push(await judgementOf(screen))
      const { scores, largestPaint, totalBlocking, findings } = middle(judgements)
      const all = [...scores].map(([category, score]) => `${category} ${score}`).join(', ')
      judge(`${screen.name}, lowest of: ${all}`, Math.min(...scores.values()), '', { atLeast: 100 })
      judge(`${screen.name}, blocking`, totalBlocking, ' ms', { atMost: 60 })
      say(
        `          simulated largest paint ${(largestPaint / 1000).toFixed(2)} s` +
          findings.map((line) => `; ${line}`).join(''),
      )
    }
  })
} finally {
  await shop.close()
}

/** Median visit: scores of one page vary with other work on the machine. */
function middle(judgements: readonly Judgement[]): Judgement {
  const sorted = judgements.toSorted((a, b) => a.totalBlocking - b.totalBlocking)
  const judgement = sorted[Math.floor(sorted.length / 2)]
  if (!judgement) throw new RangeError('not judged')
  return judgement
}
