import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { EventCounter, MOST_OF_NETWORK } from './event-counter.ts'
import { writeEvents } from './event-writer.ts'
import { isCrawler } from './page-views.ts'
import { MOST_OF_NETWORK as MOST_NAMES_OF_NETWORK, MOST_TERMS } from './search-names.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** (rule: counted-events) */
describe('a crawler', () => {
  test.each([
    ['a phone', false, phone],
    ['Opera Mini', false, 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en)'],
    ['a search engine', true, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
    ['a link preview', true, 'WhatsApp/2.23.20.0'],
    ['a program', true, 'curl/8.5.0'],
    ['a request without a user agent', true, undefined],
    ['one that no pattern matches', true, 'Mozilla/5.0 (compatible; Newbot/1.0)'],
    ['a headless browser', true, `${phone} HeadlessChrome/131.0.0.0`],
  ])('%s: %j', (_, isOne, agent) => {
    expect(isCrawler(agent === undefined ? {} : { 'user-agent': agent })).toBe(isOne)
  })
})

/** Counts as [subject, count] that wait to be written. */
const waiting = (counter: EventCounter) =>
  counter.take().map(({ subject, count }) => [subject, count])

/** A clock that stands still, so that no minute and no day ends in a test. */
const noon = () => Date.parse('2026-11-25T12:00:00+05:00')

/** (rule: counted-events) */
describe('an event counter', () => {
  const search = (counter: EventCounter, term: string, network: string) =>
    counter.countViews(network, [{ name: 'search', subject: term }])

  test('restores counts that could not be written', async () => {
    const counter = new EventCounter({ now: noon })
    counter.countPurchase('one', 1)
    const away = await openTestDatabase()
    await away.database.close()
    await expect(writeEvents(away.database.db, counter)).rejects.toThrow()
    counter.countPurchase('one', 2)
    expect(waiting(counter)).toEqual([
      ['', 3],
      ['one', 3],
    ])
  })

  test('names a search from the second on, if it comes from another network', () => {
    const counter = new EventCounter({ now: noon })
    for (let time = 0; time < 5; time += 1) search(counter, 'my own name', 'home')
    search(counter, 'wallet', 'home')
    expect(waiting(counter)).toEqual([['', 6]])
    search(counter, 'wallet', 'shop')
    search(counter, 'wallet', 'home')
    search(counter, '', 'home')
    expect(waiting(counter)).toEqual([
      ['', 3],
      ['wallet', 3],
    ])
  })

  test('names a term at once on the days after, and counts its first search once', () => {
    let now = Date.parse('2026-11-25T12:00:00Z')
    const counter = new EventCounter({ now: () => now })
    search(counter, 'wallet', 'home')
    search(counter, 'wallet', 'shop')
    counter.take()
    now += 24 * 3_600_000
    search(counter, 'wallet', 'home')
    expect(counter.take().map(({ day, subject, count }) => [day, subject, count])).toEqual([
      ['2026-11-26', '', 1],
      ['2026-11-26', 'wallet', 1],
    ])
  })

  test('limits the terms of a day, and those of one network', () => {
    let now = Date.parse('2026-11-25T12:00:00Z')
    const counter = new EventCounter({ now: () => now, isLimited: false })
    const names = () => counter.take().filter(({ subject }) => subject !== '').length
    for (let term = 0; term < MOST_TERMS; term += 1) {
      search(counter, `term ${term}`, 'home')
      search(counter, `term ${term}`, 'shop')
    }
    expect(names()).toBe(MOST_NAMES_OF_NETWORK)
    for (let term = 0; term < 3 * MOST_TERMS; term += 1) {
      search(counter, `more ${term}`, `home ${term}`)
      search(counter, `more ${term}`, `shop ${term}`)
    }
    expect(names()).toBe(MOST_TERMS - MOST_NAMES_OF_NETWORK)
    now = Date.parse('2026-11-25T19:00:00Z')
    search(counter, 'wallet', 'home')
    search(counter, 'wallet', 'shop')
    expect(names()).toBe(1)
  })

  test('takes a bounded number of counts of a network in a minute, of views and carts apart', () => {
    let now = 0
    const counter = new EventCounter({ now: () => now })
    const view = () => counter.countViews('home', [{ name: 'product_view', subject: 'one' }])
    const add = () => counter.countAddition('home', 'one', 1, false)
    for (let time = 0; time < 2 * MOST_OF_NETWORK; time += 1) view()
    expect(waiting(counter)).toContainEqual(['one', MOST_OF_NETWORK])
    for (let time = 0; time < 2 * MOST_OF_NETWORK; time += 1) add()
    expect(waiting(counter)).toContainEqual(['one', MOST_OF_NETWORK])
    counter.countViews('shop', [{ name: 'product_view', subject: 'one' }])
    expect(waiting(counter)).toContainEqual(['one', 1])
    now = 60_000
    view()
    expect(waiting(counter)).toContainEqual(['one', 1])
  })

  test('has room for carts and purchases beside any number of views', () => {
    const counter = new EventCounter({ now: noon, isLimited: false })
    for (let page = 0; page < 30_000; page += 1) {
      counter.countViews('home', [{ name: 'product_view', subject: `case-${page}` }])
    }
    counter.countAddition('home', 'one', 2, true)
    counter.countPurchase('one', 2)
    const taken = counter.take()
    expect(taken.length).toBeLessThan(11_000)
    expect(taken.filter(({ event }) => event !== 'product_view')).toHaveLength(5)
  })
})
