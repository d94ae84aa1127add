import { expect, test } from 'vitest'
import { phoneOfModel, phoneTables } from '#studio/phones/phone-of-model.ts'
import { phoneIn } from '#studio/phones/phone-table.ts'
import { phonesOf } from './phone-tables.ts'

test.each(Object.entries(phoneTables))(
  'phones of %s are the same in the browser and on the server',
  async (brand, { models }) => {
    const table = await phonesOf(brand)
    for (const [model] of models) {
      expect(phoneIn(table, model)).toEqual(phoneOfModel(brand, model))
    }
  },
)

test('a brand without drawings has generic phones', async () => {
  const { camera } = phoneIn(await phonesOf('nobody'), 'Any')
  expect(camera.family).toBe('plain-pair')
})
