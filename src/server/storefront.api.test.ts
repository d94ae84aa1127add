import { expect, test } from 'vitest'
import type { Priority } from '#domain/contract/priorities.ts'
import { openTestDatabase } from '#testing/database.ts'
import { pageBuild, renderedPage } from '#testing/page-build.ts'
import { openTestShop } from '#testing/shop.ts'
import { storefrontOf } from '#testing/storefront.ts'

/** Build with one page per path, whose renders are visible. */
const build = pageBuild({
  render: async () => renderedPage({ title: 'Cases', body: '<h1>Cases</h1>' }),
})

let isBusy = false
const stored = await openTestDatabase()
const isFull = (priority: Priority) => isBusy && priority === 'browsing'
const database = { ...stored.database, isFull }
const shop = await openTestShop(storefrontOf({ database, build }))

test('a shop under pressure serves cached pages, and queues the renders of others', async () => {
  expect((await shop.sendRaw('/brand/cached')).status).toBe(200)
  isBusy = true
  const cached = await shop.sendRaw('/brand/cached')
  const rendered = await shop.sendRaw('/brand/never-seen')
  isBusy = false
  expect([cached.status, await cached.text()]).toEqual([200, expect.stringContaining('Cases')])
  expect([rendered.status, await rendered.text()]).toEqual([200, expect.stringContaining('Cases')])
})
