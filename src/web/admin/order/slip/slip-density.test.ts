import { expect, test } from 'vitest'
import { slipDensity } from './slip-density.ts'

test.each([
  [1, 'roomy'],
  [6, 'roomy'],
  [7, 'close'],
  [14, 'close'],
  [15, 'columns'],
  [50, 'columns'],
] as const)('%i lines stand %s', (lines, density) => {
  expect(slipDensity(linesOf(lines))).toBe(density)
})

test.each([
  [3, 0, 'roomy'],
  [3, 1, 'close'],
  [7, 0, 'close'],
  [7, 1, 'columns'],
] as const)('%i lines with a name and %i without stand %s', (named, plain, density) => {
  expect(slipDensity([...linesOf(named, 'Ayesha'), ...linesOf(plain)])).toBe(density)
})

function linesOf(count: number, customName = '') {
  return Array.from({ length: count }, () => ({ customName }))
}
