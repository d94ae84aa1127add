import { expect, test } from 'vitest'
import { placeOrderData } from '#domain/contract/orders.ts'
import { t } from '#messages'
import { inUrdu } from '#testing/in-urdu.ts'
import { nothingTyped } from './checkout-entries.ts'
import { mistakesOfServer, orderDataOf } from './checkout-form.ts'

const order = {
  customer: 'account',
  typed: { ...nothingTyped, address: 'House 1', city: 'Lahore' },
  lines: [],
  beside: new FormData(),
} as const

test(
  'an order from an Urdu page names its language (rule: letters-by-language)',
  inUrdu(() => {
    const data = orderDataOf(order)
    expect(data).toMatchObject({ language: 'ur', shippingAddress: { country: 'Pakistan' } })
    expect(placeOrderData.shape.language.parse(data.language)).toBe('ur')
  }),
)

test(
  'the server’s refusal of a guest is shown at each field in the field’s own words',
  inUrdu(() => {
    const message = t.forms.guestInfo
    const sentences = { 'guestInfo.name': message, 'guestInfo.phone': message }
    expect(mistakesOfServer(sentences)).toEqual({
      name: 'اپنا پورا نام لکھیں',
      phone: 'ڈیلیوری کے لیے فون نمبر لکھیں',
    })
  }),
)
