import { expect, test } from 'vitest'
import { slipDensity } from './slip-density.ts'

test.each([
  [1, 'roomy'],
  [6, 'roomy'],
  [7, 'close'],
  [14, 'close'],
  [15, 'columns'],
  [50, 'columns'],
])('%i lines stand %s', (lines, density) => expect(slipDensity(lines)).toBe(density))
