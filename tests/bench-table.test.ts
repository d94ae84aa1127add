import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAllKept, storedFigures, tableOf, withTable } from '../scripts/launch/bench-table.mjs'

/** Table of budgets that `npm run bench -- table` prints. */

const readme = join(import.meta.dirname, '../bench/README.md')
const measured = {
  bench: 'pages',
  date: '2026-11-22',
  machine: '2 cores, 24 GiB',
  load: 4.5,
  figures: [
    { what: 'shop : bare', figure: 0.784, unit: '', limit: { atLeast: 0.7 } },
    { what: 'memory | rest', figure: 161.27, unit: ' MB', limit: { atMost: 150 } },
  ],
}

test('each budget is a row with its limit and verdict', () => {
  const [head, rule, ...rows] = tableOf([measured]).split('\n')
  expect(new Set([head, rule, ...rows].map((row) => row?.length))).toHaveLength(1)
  expect(rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))).toEqual([
    ['', '`pages`', 'shop : bare', '0.78', '≥ 0.7', 'kept', expect.anything(), ''],
    [
      '',
      '`pages`',
      'memory \\| rest',
      '161.3 MB',
      '≤ 150 MB',
      '**not kept**',
      expect.anything(),
      '',
    ],
  ])
  expect(rows[0]).toContain('2026-11-22, 2 cores, 24 GiB, load 4.5')
  expect(isAllKept([measured])).toBe(false)
  expect(isAllKept([{ ...measured, figures: measured.figures.slice(0, 1) }])).toBe(true)
})

test('the table of bench/README.md equals the recorded figures', async () => {
  const text = await readFile(readme, 'utf8')
  expect(text).toBe(withTable(text, tableOf(await storedFigures())))
})
