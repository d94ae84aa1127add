import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { againWords } from './again-words.ts'

test(
  'the result of ordering again is in Urdu, with names and prices in a direction of their own',
  inUrdu(() => {
    const line = { product: 'p', name: 'Peacock Case', selectedModel: 'iPhone 15', customName: '' }
    const { title, remarks } = againWords([
      { ...line, qty: 2, fate: 'repriced', price: 1059, priceToday: 1125 },
      { ...line, qty: 1, fate: 'model-gone', price: 1059, priceToday: null },
    ])
    expect(title).toBe('\u20683\u2069 میں سے 2 کیس آپ کے کارٹ میں ہیں')
    expect(remarks).toEqual([
      '\u2068Peacock Case\u2069: \u2068Rs.\u00A01,059\u2069 ← \u2068Rs.\u00A01,125\u2069',
      '\u2068Peacock Case\u2069 اب \u2068iPhone 15\u2069 کے لیے دستیاب نہیں۔',
    ])
  }),
)
