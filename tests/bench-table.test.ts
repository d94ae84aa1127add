import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedFigures, tableOf, withTable } from '../scripts/launch/bench-table.mjs'

/** Table of budgets that `npm run bench -- table` prints. */

const readme = join(import.meta.dirname, '../bench/README.md')
test('the table of bench/README.md equals the recorded figures', async () => {
  const text = await readFile(readme, 'utf8')
  expect(text).toBe(withTable(text, tableOf(await storedFigures())))
})
