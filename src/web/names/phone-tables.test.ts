import { expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { phoneIn } from '#studio/phones/phone-table.ts'
import { phonesOf } from './phone-tables.ts'

const phones = brands.filter(({ kind }) => kind === 'phone')

test.each(phones.map((brand) => [brand.slug, brand] as const))(
  'phones of %s are the same in the browser and on the server',
  async (_, { slug }) => {
    const models = modelsOf(slug)
    const table = await phonesOf(slug)
    const drawn = models.map((model) => phoneOfModel(slug, model))
    expect(models.map((model) => phoneIn(table, model))).toEqual(drawn)
  },
)

test('a brand without drawings has generic phones', async () => {
  const { camera } = phoneIn(await phonesOf('nobody'), 'Any')
  expect(camera.family).toBe('plain-pair')
})
