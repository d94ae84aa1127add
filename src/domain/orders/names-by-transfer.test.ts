import { expect, test } from 'vitest'
import { isTransferOnly } from './names-by-transfer.ts'

test.each([
  [['Graphical', 'Name Customization'], true, true],
  [['Graphical', 'Silicon'], true, false],
  [['Name Customization'], false, false],
  [[], true, false],
])('%j, asked %s: by transfer only %s (rule: names-by-transfer)', (types, asked, expected) => {
  expect(isTransferOnly(types, { namesByTransfer: asked })).toBe(expected)
})
