import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import type { ShownLine } from '#web/shop/cart/cart-lines.ts'
import { PlaceOrderButton } from './PlaceOrderButton.tsx'

const line = {
  product: { _id: 'aurora', name: 'Aurora case' },
  selectedModel: 'iPhone 15',
  customName: '',
  unavailable: true,
} as ShownLine['line']
const gone: ShownLine = { key: 'aurora', line, quantity: 1, isPending: false, failure: null }

const button = (lines: readonly ShownLine[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlaceOrderButton lines={lines} total={1_150_00} paymentMethod="COD" isPlacing={false} />
    </MemoryRouter>,
  )

test(
  'the button names the amount in Urdu, and when it is paid',
  inUrdu(() => {
    expect(button([])).toContain('آرڈر کریں — <bdi dir="ltr">\u2068Rs. 1,150\u2069</bdi>')
    expect(button([])).toContain('ادائیگی ڈیلیوری پر')
  }),
)

test(
  'the sentence about an unavailable case has a link to remove it',
  inUrdu(() => {
    const html = button([gone])
    expect(html).toMatch(/<p>آرڈر کرنے کے لیے <a [^>]*>اسے کارٹ سے ہٹائیں<\/a>۔<\/p>/)
    expect(html).toContain('آرڈر کرنے کے لیے وہ کیس ہٹائیں جو اب دستیاب نہیں۔')
  }),
)
