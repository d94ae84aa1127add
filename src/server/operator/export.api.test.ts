import { execFile } from 'node:child_process'
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { newFolder } from '#testing/folders.ts'
import { type TestOperator, testOperator } from '#testing/operator.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'
import { exportVerb } from './export.ts'

let operator: TestOperator

const stored = await openTestDatabase()
const shop = await openTestShop({ database: stored.database })
const folder = await newFolder()
const pending = {
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
} as const
const many = Array.from({ length: 700 }, (_, n) =>
  n % 100 === 0 ? { ...pending, name: 'Bilal Ahmed' } : pending,
)
const product = await newProduct(shop)
await prepareOrders(shop, product, [...many, { ...pending, orderStatus: 'Shipped' }])
beforeEach(() => {
  operator = testOperator(stored.url, { pathOf: (word) => join(folder, word) })
})

async function exported(query: Record<string, string> = {}): Promise<string> {
  const admin = await newAccount(shop, { isAdmin: true })
  const answer = await shop.sendRaw(`/api/orders/export?${new URLSearchParams(query)}`, admin)
  return Buffer.from(await answer.arrayBuffer()).toString('utf8')
}

test('writes the result of the call into a file that only its owner may read', async () => {
  await exportVerb.run(['--to', 'all/orders.csv'], operator)
  const path = join(folder, 'all/orders.csv')
  expect(await readFile(path, 'utf8')).toBe(await exported())
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'all'))).toEqual(['orders.csv'])
  expect(operator.lines).toEqual([
    'Orders written: 701',
    expect.stringContaining(`The file is ${path}.`),
  ])
})

test.each([
  [['--status', 'Refunded'], /one of: Pending, .*Cancelled/],
  [['orders.csv'], /no export/],
  [['--everything'], /no export/],
])('refuses other words: %j', async (words, sentence) => {
  await expect(exportVerb.run(words, operator)).rejects.toThrow(sentence)
})

test('keeps an older file when the new one can’t be written', async () => {
  const [kept, unfinished] = [join(folder, 'kept.csv'), join(folder, 'kept.csv.part')]
  await writeFile(kept, 'older')
  // A disk that is full from the start.
  await symlink('/dev/full', unfinished)
  await expect(exportVerb.run(['--to', 'kept.csv'], operator)).rejects.toThrow('ENOSPC')
  expect(await readFile(kept, 'utf8')).toBe('older')
  expect(await readdir(folder)).not.toContain('kept.csv.part')
})

test('reports a closed output', async () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  const closed = new Writable({ write: (_chunk, _encoding, done) => done(broken) })
  await expect(exportVerb.run([], { ...operator, output: closed })).rejects.toThrow(
    'Whoever read the export stopped before its end.',
  )
})

test('writes filtered orders to standard output as a command, and its messages elsewhere', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['src/server/operator/main.ts', 'export', '--status', 'pending', '--search', 'ahmed'],
    { env: { PATH: process.env.PATH, DATABASE_URL: stored.url }, encoding: 'utf8' },
  )
  expect(stdout).toBe(await exported({ status: 'Pending', search: 'ahmed' }))
  expect(stderr).toBe('Orders written: 7\n')
})
