import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { type PageName, pageNamed, pages } from '#domain/pages.ts'
import { browserRoutes, holdFirstScreen, screenOf } from '#web/boot/routes.tsx'
import { isInAdminArea } from '#web/kit/device/page-address.ts'

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

test('every page of the admin area is personal: neither cached nor indexed', () => {
  const ofAdmins = Object.values(pages).filter(({ pattern }) => isInAdminArea(pattern))
  expect(ofAdmins.filter(({ access }) => access !== 'personal')).toEqual([])
  expect(ofAdmins.length).toBeGreaterThan(10)
})

test('every typed parameter is also a query parameter of its page', () => {
  for (const { query = [], typed = [] } of names.map((name) => pageNamed(name))) {
    for (const name of typed) expect(query).toContain(name)
  }
})

test('the screen of a closed page waits for the first commit, that of an open page precedes it', async () => {
  let commit = () => {}
  holdFirstScreen(
    new Promise((resolve) => {
      commit = resolve
    }),
  )
  const lazyOf = (path: string) => {
    const lazy = matchRoutes(browserRoutes(), path)?.at(-1)?.route.lazy
    if (typeof lazy !== 'function') throw new Error(`${path} isn’t lazy`)
    return lazy()
  }
  expect(await lazyOf('/help')).toHaveProperty('Component')
  const steps: string[] = []
  const closed = lazyOf('/track-order').then(() => steps.push('screen'))
  await screenOf('trackOrder')
  await new Promise(setImmediate)
  steps.push('commit')
  commit()
  await closed
  expect(steps).toEqual(['commit', 'screen'])
})
