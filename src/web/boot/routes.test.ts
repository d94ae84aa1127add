import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type PageName, pageNamed, pages } from '#domain/pages.ts'
import { screenOf } from '#web/boot/routes.tsx'

const names = Object.keys(pages) as PageName[]

test.each(names)('%s has a screen, in the file that its row names', async (name) => {
  expect(existsSync(new URL(`../${pages[name].screen}`, import.meta.url))).toBe(true)
  expect(await screenOf(name)).toHaveProperty('Component')
})

test('every screen belongs to a page', () => {
  const files = Object.keys(import.meta.glob(['../shop/**/*Page.tsx', '!../shop/frame/**']))
  const shown: string[] = names.map((name) => `../${pages[name].screen}`)
  expect(files.filter((file) => !shown.includes(file))).toEqual([])
  expect(files.length).toBeGreaterThan(10)
})

test('every typed parameter is also a query parameter of its page', () => {
  for (const { query = [], typed = [] } of names.map((name) => pageNamed(name))) {
    for (const name of typed) expect(query).toContain(name)
  }
})
