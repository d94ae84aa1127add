import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathPatterns } from '#domain/paths.ts'
import { pageFacts } from './routes.tsx'

const web = new URL('.', import.meta.url)
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })

test('a page’s screen is named after the page, so that the server knows its scripts', () => {
  for (const { name } of pageFacts) {
    const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`
    expect(screens.filter((path) => path.endsWith(`/${file}`))).toHaveLength(1)
  }
})

test('every page has an address of the shop, once', () => {
  const names = pageFacts.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(pathPatterns[name]).toMatch(/^\//)
})

test('only open pages depend on a query, and what people type is one of its parameters', () => {
  for (const { access, query, typed, title } of pageFacts) {
    if (access !== 'open') expect([query, typed]).toEqual([[], []])
    expect(title === null).toBe(access === 'open')
    for (const name of typed) expect(query).toContain(name)
  }
})
