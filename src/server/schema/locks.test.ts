import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advisoryLocks } from './locks.ts'

test('all locks have different numbers', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the lock of the figures is the one that their function takes', () => {
  const migration = join(import.meta.dirname, 'migrations/0001-shop.sql')
  expect(readFileSync(migration, 'utf8')).toContain(
    `pg_try_advisory_xact_lock(${advisoryLocks.figures})`,
  )
})
