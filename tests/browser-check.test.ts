import { describe, expect, test } from 'vitest'
import { browsersWithout, data } from './support/browsers/compatibility.ts'
import { lackingInScript } from './support/browsers/script-features.ts'
import { lackingInStyles } from './support/browsers/style-features.ts'

describe('in a script, what a supported browser lacks is found (rule: supported-browsers)', () => {
  test.each([
    ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
    ['Object.groupBy(rows, keyOf)', ['Object.groupBy']],
    ['rows.toSorted()', ['Array.toSorted']],
    ["rows['toSpliced'](1, 1)", ['Array.toSpliced']],
    ['AbortSignal.any([a, b])', ['AbortSignal.any']],
    ['new Intl.Segmenter("ur")', ['Intl.Segmenter']],
    ['document.startViewTransition(go)', ['Document.startViewTransition']],
    ['requestIdleCallback(work)', ['Window.requestIdleCallback']],
    ['scheduler.yield()', ['scheduler']],
    ['/(?<=Rs )\\d+/.test(text)', ['lookbehind_assertion']],
    ['/[\\p{L}--[a-z]]/v.test(text)', ['RegExp.unicodeSets']],
    ['class Row { static { start() } }', ['class static block']],
  ])('%s', (code, features) => {
    expect([...lackingInScript(code)]).toEqual(features)
  })

  test('and what every one has is not', () => {
    const code = `rows.at(-1)?.name ?? rows.findLast(isNew); structuredClone(rows); Object.hasOwn(row, 'id');
      const label = 'toSorted'; export const next = () => import('./next.js'); text.match(/(?<year>\\d+)/u)`
    expect([...lackingInScript(code)]).toEqual([])
  })
})

describe('in a stylesheet, what a supported browser lacks is found (rule: supported-browsers)', () => {
  test.each([
    ['.a{min-height:100dvh}', ['min-height: viewport_percentage_units_dynamic']],
    ['.a{color:oklch(60% .2 20)}', ['color: oklch']],
    ['.a{color:color-mix(in oklab,red,blue)}', ['color: color-mix']],
    ['.a{grid-template-rows:subgrid}', ['grid-template-rows: subgrid']],
    ['.a{translate:1px}', ['translate']],
    ['.a:has(b){color:red}', [':has']],
    ['@container (width>20rem){a{color:red}}', ['@container']],
    ['@media (width>=40rem){a{color:red}}', ['@media range']],
    ['@layer x{.a{height:1lh}}', ['height: lh']],
  ])('%s', (css, features) => {
    expect([...lackingInStyles(css)]).toEqual(features)
  })

  test.each([
    '.a{min-height:100vh;min-height:100dvh}',
    '@supports (height:100dvh){.a{height:100dvh}}',
    '@layer x{.a{inset:0;aspect-ratio:1;--size:100dvh}.b::after{content:"a;b{c:has(d)}"}}',
    '.sm\\:has-x{color:#fff}@media (min-width:40rem){.a{gap:1px}}',
  ])('and not in %s', (css) => {
    expect([...lackingInStyles(css)]).toEqual([])
  })
})

test('versions are compared part by part, and a prefix doesn’t count', () => {
  const { requestSubmit, submit } = data.api.HTMLFormElement ?? {}
  expect(browsersWithout(requestSubmit?.__compat)).toEqual(
    expect.arrayContaining(['safari 15.6', 'safari_ios 15.6']),
  )
  expect(browsersWithout(submit?.__compat)).toEqual([])
  expect(browsersWithout(data.css.properties?.['user-select']?.__compat)).toContain('safari 15.6')
})
