import { describe, expect, test, vi } from 'vitest'
import { type Expression, expressionsOfCode, longRuns, superLinear } from '#testing/expressions.ts'

const { literals, constructing } = expressionsOfCode()

/** Characters of a text for which a quadratic expression takes seconds, a linear one no millisecond. */
const LONG = 60_000
/** Milliseconds of this thread. */
const MOST = 100

/** Milliseconds of this thread that replacing all matches takes, the best of some tries. */
function timeOf(expression: RegExp, text: string, tries = 3): number {
  const times: number[] = []
  do {
    const before = process.threadCpuUsage()
    text.replace(expression, '')
    const { user, system } = process.threadCpuUsage(before)
    times.push(Math.round((user + system) / 1_000))
  } while ((times.at(-1) ?? 0) > MOST && times.length < tries)
  return Math.min(...times)
}

/** Expressions that the modules in `constructing` make, of their own code alone. */
async function constructed(): Promise<readonly Expression[]> {
  const found: Expression[] = []
  const Original = RegExp
  class Recorded extends Original {
    constructor(...given: ConstructorParameters<RegExpConstructor>) {
      super(...given)
      const [caller = ''] = (new Error().stack ?? '').split('\n').slice(2)
      const place = constructing.find((file) => caller.includes(`/${file}`))
      if (place) found.push({ place, source: this.source, flags: this.flags })
    }
  }
  vi.stubGlobal('RegExp', Recorded)
  try {
    for (const file of constructing) await import(/* @vite-ignore */ `../${file}`)
    // These make theirs when they are called.
    const { readCsv } = await import('#domain/tables/read-csv.ts')
    readCsv('', { delimiter: ',', mostRecords: 1 })
    readCsv('', { delimiter: null, mostRecords: 1 })
    const { phoneOfModel } = await import('@khol/studio')
    const { brands } = await import('#domain/catalogue/brands.ts')
    for (const { slug } of brands) phoneOfModel(slug, 'no such model')
  } finally {
    vi.unstubAllGlobals()
  }
  return found
}

const made = await constructed()
const all = [...literals, ...made]
/** Its 1,500 patterns are a package's; they see 300 characters, and long-input.api.test.ts tries them. */
const OF_A_PACKAGE = 'src/server/insights/page-views.ts'

/** (rule: text-from-outside) */
describe('a regular expression', () => {
  test('is found in the code, also one that is constructed', () => {
    expect(literals.length).toBeGreaterThan(300)
    const places = [...made.map(({ place }) => place), OF_A_PACKAGE]
    expect(new Set(places)).toEqual(new Set(constructing))
  })

  test('is linear by the analysis of its automaton', () => {
    const found = all.flatMap((each) =>
      superLinear(each).map((reason) => `${each.place} /${each.source}/: ${reason}`),
    )
    expect(found).toEqual([])
  })

  test('takes a time in proportion to the text, for long runs of its own characters', () => {
    const slow = all.flatMap((each) => {
      const expression = new RegExp(each.source, each.flags)
      return [...longRuns(each, LONG)].flatMap((text) => {
        const milliseconds = timeOf(expression, text)
        const shown = JSON.stringify(text.slice(0, 20))
        return milliseconds > MOST
          ? `${each.place} /${each.source}/ on ${shown}…: ${milliseconds} ms`
          : []
      })
    })
    expect(slow).toEqual([])
  })

  test.each([
    ['<a>([^]*?)</a>', '<a>', LONG],
    ['\\bhouse\\W*(?:no)?\\W*\\d', 'house-', LONG / 4],
  ])('/%s/ would be noticed by its time', (source, start, length) => {
    const runs = [...longRuns({ place: '', source, flags: '' }, length)]
    const own = runs.filter((text) => text.startsWith(start))
    expect(own.some((text) => timeOf(new RegExp(source), text, 1) > MOST)).toBe(true)
  })

  test.each([
    ['/^[^a]*#[^a]*$/', '^[^a]*#[^a]*$'],
    ['/-+$/', '-+$'],
    ['/^(?:a+)+$/', '^(?:a+)+$'],
  ])('%s would be noticed', (_, source) => {
    expect(superLinear({ source, flags: '' })).not.toEqual([])
  })
})
