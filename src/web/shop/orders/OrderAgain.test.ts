import { expect, test } from 'vitest'
import type { LineAgain } from '#domain/contract/again.ts'
import { againWords } from './OrderAgain.tsx'

const line = (fate: LineAgain['fate'], changes: Partial<LineAgain> = {}): LineAgain => ({
  product: 'p',
  name: 'Peacock Case',
  selectedModel: 'iPhone 15',
  customName: '',
  qty: 1,
  fate,
  price: 1059,
  priceToday: fate === 'same' ? 1059 : fate === 'repriced' ? 1125 : null,
  ...changes,
})
const GONE = 'Peacock Case is no longer sold.'
const MODEL_GONE = 'Peacock Case is no longer sold for iPhone 15.'
const REPRICED = 'Peacock Case: Rs.\u00A01,059 → Rs.\u00A01,125'

test.each([
  ['one unchanged item', [line('same')], 'success', '1 case is in your cart', []],
  [
    'several pieces of one item',
    [line('same', { qty: 3 })],
    'success',
    '3 cases are in your cart',
    [],
  ],
  [
    'an item with another price',
    [line('same'), line('repriced')],
    'info',
    '2 cases are in your cart',
    [REPRICED],
  ],
  [
    'one deleted item',
    [line('same'), line('gone')],
    'warning',
    '1 of 2 cases is in your cart',
    [GONE],
  ],
  [
    'items of all kinds',
    [line('repriced', { qty: 2 }), line('gone'), line('model-gone')],
    'warning',
    '2 of 4 cases are in your cart',
    [REPRICED, GONE, MODEL_GONE],
  ],
  [
    'only deleted items',
    [line('gone')],
    'warning',
    'Nothing of this order is sold any more',
    [GONE],
  ],
] as const)('%s (rule: order-again)', (_, lines, tone, title, remarks) => {
  expect(againWords(lines)).toMatchObject({ tone, title, remarks })
})
