import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { shippedBase } from '#testing/settings.ts'
import { readSettings } from './stored-settings.ts'

const stored = await openTestDatabase()
afterAll(() => stored.close())

test('a help topic and an accent of a later version don’t hide the rest of their sections', async () => {
  const { db } = stored.database
  const shop = { name: 'Zara', help: { delivery: 'By bike', 'of-tomorrow': 'By drone' } }
  const look = { accent: 'of-tomorrow', showsName: false }
  await db
    .insertInto('settings')
    .values([
      { section: 'shop', version: 1, data: JSON.stringify(shop) },
      { section: 'look', version: 1, data: JSON.stringify(look) },
    ])
    .execute()
  const read = await readSettings(db, shippedBase)
  expect(read.facts).toMatchObject({ name: 'Zara', accent: shippedBase.facts.accent })
  expect(read.facts.help).toEqual({ ...shippedBase.facts.help, delivery: 'By bike' })
  expect(read.look.showsName).toBe(false)
})
