import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfiguration } from '#server/configuration/read-configuration.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { newProduct } from '#testing/products.ts'
import { samplesRemove } from './samples-remove.ts'
import type { Operator } from './verb.ts'

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

/** Output of the command, beside an open shop. */
async function said(...words: string[]): Promise<readonly string[]> {
  const lines: string[] = []
  const operator: Operator = {
    configuration: readConfiguration({}),
    say: (line) => lines.push(line),
    note: (line) => lines.push(line),
    output: process.stdout,
    signal: new AbortController().signal,
    withDatabase: (work) => work(shop.url),
    withDatabaseAlone: (work) => work(shop.url),
    pathOf: (word) => word,
  }
  await samplesRemove.run(words, operator)
  return lines
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
