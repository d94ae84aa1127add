import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = new URL('../../', import.meta.url)
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx|ts|css)$/.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(new URL(path, web), 'utf8') }))

/** Every match of a pattern in the storefront's sources, with its file. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => `${path}: ${match[0].trim()}`),
  )

test('styles follow the reading direction: start and end, never left and right', () => {
  const classes =
    /(?<=["'`\s:])-?(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-[\w[]+|(?<=["'`\s:])(?:text|float|clear)-(?:left|right)(?=["'`\s])|(?<=["'`\s:])(?:rounded|border)-(?:l|r|tl|tr|bl|br)(?=["'`\s-])/g
  const properties =
    /(?<=[\s;{])(?:margin-|padding-|border-)?(?:left|right)(?:-\w+)?\s*:(?=[^\n]*;)/g
  expect(found(classes)).toEqual([])
  expect(found(properties).filter((place) => place.includes('.css'))).toEqual([])
})

test('a selector with the state of an ancestor ends in a class or a tag', () => {
  // Otherwise each change of that state restyles the whole page, hydration among them.
  const ends = /(?::root\[data-|:has\()[^{}]*[\s>~+]\s*(?:\*|:(?:nth|first|last|only|not)\b)/g
  expect(found(ends).filter((place) => place.includes('.css'))).toEqual([])
})
