import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { testOperator } from '#testing/operator.ts'
import { newProduct } from '#testing/products.ts'
import { samplesRemove } from './samples-remove.ts'

let shop: TestDatabase
let own: string
beforeAll(async () => {
  shop = await openTestDatabase()
  own = (await newProduct(shop)).id
  const { id } = await newProduct(shop)
  await shop.database.db
    .updateTable('products')
    .set({ is_sample: true })
    .where('id', '=', id)
    .execute()
})
afterAll(() => shop.close())

/** Output of the command while the shop is running. */
async function said(...words: string[]): Promise<readonly string[]> {
  const operator = testOperator(shop.url)
  await samplesRemove.run(words, operator)
  return operator.lines
}

const onSale = () =>
  shop.database.db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()

it('removes samples only with --yes (rule: samples)', async () => {
  await expect(said()).rejects.toThrow(
    'The shop holds 1 sample product. Say --yes to remove all of it.',
  )
  await expect(said('--no')).rejects.toThrow('Say --yes or nothing.')
  expect(await onSale()).toHaveLength(2)
})

it('reports the removed samples, and finds none the next time', async () => {
  expect(await said('--yes')).toEqual(['Removed 1 sample product.'])
  expect(await onSale()).toEqual([{ id: own }])
  expect(await said('--yes')).toEqual(['The shop holds no samples.'])
  expect(await said()).toEqual(['The shop holds no samples.'])
})
