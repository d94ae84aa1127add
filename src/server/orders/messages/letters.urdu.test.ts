import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { inLanguage } from '#messages'
import { letterText } from '#server/mail/letter.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import type { OrderRow } from '../rows.ts'
import { orderLetter } from './letters.ts'

const order = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  customer_name: 'Zainab Malik',
  payment_method: 'COD',
  shipping_price: 0,
  total_price: 2_160_00,
  created_at: new Date('2026-11-22T09:00:00Z'),
  items: [
    {
      name: 'Truck Art',
      device_model: 'iPhone 15',
      custom_name: '',
      unit_price: 1_080_00,
      quantity: 2,
    },
  ],
} as unknown as OrderRow

const letter = inLanguage('ur', () =>
  orderLetter({
    kind: 'placed',
    order,
    proof: undefined,
    noted: { status: 'Pending', isPaid: false, courier: '', trackingNumber: '', note: '' },
    shop: shopFacts,
    publicUrl: 'https://shop.example',
  }),
)

test(
  'a letter in Urdu greets, counts and links in Urdu (rule: letters-by-language)',
  inUrdu(() => {
    const text = letterText(letter)
    expect(text).toContain('السلام علیکم')
    expect(text).toMatch(/iPhone 15 · .?2.?\u00a0عدد/)
    expect(text).toContain(`https://shop.example/ur/orders/${order.id}`)
    expect(text).not.toMatch(/\b(?:Hello|Thank|Delivery|Payment|Questions)\b/)
  }),
)

test(
  'a letter in Urdu has dir="rtl" and styles for its script',
  inUrdu(() => {
    const html = letterHtml(letter)
    expect(html).toContain('<html lang="ur" dir="rtl">')
    expect(html).toContain('align="left"')
    expect(html).toMatch(/<h1 [^>]*line-height:1\.6;/)
  }),
)
