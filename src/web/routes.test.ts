import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { type PageName, pageNamed, pages } from '#domain/pages.ts'
import { screenOf } from './routes.tsx'

// Screens of what this device keeps listen to its other tabs as soon as they are loaded.
vi.stubGlobal('addEventListener', () => undefined)

const names = Object.keys(pages) as PageName[]

test.each(names)('%s has a screen, in the file that its row names', async (name) => {
  expect(existsSync(new URL(pages[name].screen, import.meta.url))).toBe(true)
  expect(await screenOf(name)).toHaveProperty('Component')
})

test('no screen is left without a page', () => {
  const files = Object.keys(import.meta.glob(['./**/*Page.tsx', '!./{admin,frame}/**']))
  const shown: string[] = names.map((name) => `./${pages[name].screen}`)
  expect(files.filter((file) => !shown.includes(file))).toEqual([])
  expect(files.length).toBeGreaterThan(10)
})

const withSkeleton = names.flatMap((name) => pageNamed(name).skeleton ?? [])

test.each(withSkeleton)('%s is there, and its content', async (skeleton) => {
  const module = await import.meta.glob('./pre-hydration/*Skeleton.tsx')[`./${skeleton}`]?.()
  expect(module).toHaveProperty('SkeletonContent')
})

test('no skeleton is left without a page', () => {
  expect(Object.keys(import.meta.glob('./pre-hydration/*Skeleton.tsx')).sort()).toEqual(
    withSkeleton.map((skeleton) => `./${skeleton}`).sort(),
  )
})

test('what people type is one of the parameters that make a page its own', () => {
  for (const { query = [], typed = [] } of names.map((name) => pageNamed(name))) {
    for (const name of typed) expect(query).toContain(name)
  }
})
