import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { advisoryLocks } from './locks.ts'

test('no two locks share a number', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the lock of the figures is the one that the migration takes', () => {
  const migration = join(import.meta.dirname, 'migrations/0005-owner-desk.sql')
  expect(readFileSync(migration, 'utf8')).toContain(
    `pg_try_advisory_xact_lock(${advisoryLocks.figures})`,
  )
})
