import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advisoryLocks } from './locks.ts'

test('all locks have different numbers', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each([
  ['figures', '0005-owner-desk.sql'],
  ['productSales', '0011-product-sales.sql'],
] as const)('the lock of the %s is the one that the migration takes', (lock, file) => {
  const migration = join(import.meta.dirname, 'migrations', file)
  expect(readFileSync(migration, 'utf8')).toContain(
    `pg_try_advisory_xact_lock(${advisoryLocks[lock]})`,
  )
})
