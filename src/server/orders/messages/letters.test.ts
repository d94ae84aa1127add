import { describe, expect, it } from 'vitest'
import { shopFacts } from '#config'
import { type OrderMessage, orderMessages, ownerMessages } from '#domain/orders/messages.ts'
import type { PaymentMethod } from '#domain/orders/status.ts'
import { accents } from '#domain/settings/accents.ts'
import { inLanguage } from '#messages'
import { letterText } from '#server/mail/letter.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import type { MessageFacts } from '#server/schema/message-facts.ts'
import { inUrdu } from '#testing/in-urdu.ts'
import { itemRow as item, orderRow as order } from '#testing/order-row.ts'
import { type OrderRow, storedProof } from '../rows.ts'
import { greeting, orderLetter } from './letters.ts'

/** Fields that say nothing about the customer; every other one counts as personal. */
const impersonal: readonly string[] = [
  ...['id', 'country', 'payment_method', 'status', 'language', 'items'],
  ...['verification_note', 'courier', 'tracking_number'],
]

/** Unique text for each personal field that has text; a phone keeps its digits. */
const marks = Object.fromEntries(
  Object.entries(order)
    .filter(([field]) => !impersonal.includes(field) && !/_at$/.test(field))
    .filter(([, value]) => value === null || typeof value === 'string')
    .map(([field, value]) => [field, field === 'customer_phone' ? value : `Marked ${field}`]),
) as Partial<OrderRow>

const PUBLIC_URL = 'https://shop.example'
const LINK = `${PUBLIC_URL}/orders/${order.id}`
const OWNERS_LINK = `${PUBLIC_URL}/admin/orders/${order.id}`

function letterOf(kind: OrderMessage, noted: MessageFacts, changes: Partial<OrderRow> = {}) {
  const changed = { ...order, ...changes }
  return orderLetter({
    kind,
    order: changed,
    proof: storedProof(changed),
    messageFacts: {
      status: 'Pending',
      isPaid: false,
      courier: '',
      trackingNumber: '',
      note: '',
      ...noted,
    },
    shop: shopFacts,
    publicUrl: PUBLIC_URL,
  })
}

const transfer = { payment_method: 'Online_Manual' satisfies PaymentMethod } as const
const wallets = shopFacts.wallets.map(({ number }) => number)

/** Required and forbidden contents of each letter, in text and HTML. */
const table: readonly [
  kind: OrderMessage,
  noted: MessageFacts,
  changes: Partial<OrderRow>,
  subject: string,
  says: readonly string[],
  isSilentOn?: readonly string[],
][] = [
  [
    'placed',
    { status: 'Pending' },
    {},
    'We have your order (7728950E)',
    [
      'Hello \u2068Zainab Malik\u2069,',
      'Please keep Rs. 2,160 in cash ready.',
      'To pay in cash at your door',
      'Truck Art',
      'iPhone 15 · 2\u00a0items',
      'Free',
      'Cash on Delivery',
      '3 December to 5 December 2026',
      LINK,
    ],
    wallets,
  ],
  [
    'placed',
    { status: 'Payment Pending' },
    { ...transfer, shipping_price: 250_00, items: [{ ...item, custom_name: 'علی' }] },
    'Waiting for your transfer (7728950E)',
    [
      'Transfer Rs. 2,160 to one of our accounts and send us the screenshot within 24 hours.',
      'To transfer',
      'Transfer it to one of these',
      ...wallets,
      'Rs. 250',
      'Online Bank Transfer',
      'with the name \u2068علی\u2069',
      '10-12 days after we have checked your payment',
      LINK,
    ],
    ['December'],
  ],
  [
    'placed',
    { status: 'Pending' },
    { items: [{ ...item, case_type: 'Name Customization', custom_name: '' }] },
    'We have your order (7728950E)',
    ['No name yet', LINK],
  ],
  [
    'placed',
    { status: 'Payment Pending' },
    { ...transfer, proof_file: 'proof-1.webp' },
    'Screenshot received, we are checking (7728950E)',
    ['please do not pay again', 'Total', 'Rs. 2,160', LINK],
    ['To transfer', 'Transfer it to', ...wallets],
  ],
  [
    'payment-received',
    { status: 'Paid', isPaid: true, note: 'seen at Easypaisa' },
    transfer,
    'Payment received (7728950E)',
    ['We are getting your order ready.', 'Expected', '5 December 2026', 'Paid', 'Rs. 2,160'],
    ['seen at Easypaisa', ...wallets],
  ],
  [
    'payment-rejected',
    { status: 'Payment Rejected', note: 'رقم کم ہے' },
    transfer,
    'We could not confirm your payment (7728950E)',
    ['The reason', 'رقم کم ہے', 'Please read the reason', 'send a new screenshot', ...wallets],
  ],
  [
    'shipped',
    { status: 'Shipped', courier: 'TCS', trackingNumber: '779412345678' },
    {},
    'Your order is on its way (7728950E)',
    ['TCS calls before delivery.', 'Courier', 'TCS', '779412345678', LINK],
  ],
  [
    'shipped',
    { status: 'Shipped' },
    {},
    'Your order is on its way (7728950E)',
    ['Please keep Rs. 2,160 in cash ready.'],
    ['Tracking number', 'Courier\n'],
  ],
  [
    'parcel-corrected',
    { status: 'Shipped', courier: 'Leopards', trackingNumber: 'LE 77' },
    {},
    'New details of your parcel (7728950E)',
    ['Please use these details from now on.', 'Leopards', 'LE 77'],
  ],
  [
    'delivered',
    { status: 'Delivered', isPaid: true },
    {},
    'Your order has been delivered (7728950E)',
    ['Thank you for shopping with us.'],
  ],
  [
    'cancelled',
    { status: 'Cancelled' },
    {},
    'This order has been cancelled (7728950E)',
    ['You have nothing to pay.'],
  ],
  [
    'cancelled',
    { status: 'Cancelled', isPaid: true },
    transfer,
    'This order has been cancelled (7728950E)',
    ['Please contact support for the refund of Rs. 2,160.'],
  ],
  [
    'wallets-revoked',
    { status: 'Payment Pending' },
    transfer,
    'Don’t pay to the account shown before (7728950E)',
    [
      'use only the accounts below',
      'To transfer',
      'Transfer it to one of these',
      ...wallets,
      'message us and send the screenshot',
      LINK,
    ],
  ],
  [
    'wallets-revoked',
    { status: 'Payment Pending' },
    { ...transfer, proof_file: 'proof-1.webp' },
    'Don’t pay to the account shown before (7728950E)',
    ['message us and send the screenshot', 'Total'],
    ['To transfer', ...wallets],
  ],
  [
    'new-order',
    { status: 'Pending' },
    {},
    'New order: Rs. 2,160 (7728950E)',
    ['Zainab Malik', 'Faisalabad', 'Cash on Delivery', 'Truck Art', OWNERS_LINK],
  ],
  [
    'proof-arrived',
    { status: 'Payment Pending' },
    transfer,
    'Proof of a transfer has arrived (7728950E)',
    ['confirm or reject the payment', 'Rs. 2,160', 'Zainab Malik', OWNERS_LINK],
  ],
  [
    'order-cancelled',
    { status: 'Cancelled', isPaid: true },
    transfer,
    'Order cancelled: Rs. 2,160 (7728950E)',
    ['please give the money back', 'Zainab Malik', OWNERS_LINK],
  ],
  [
    'order-cancelled',
    { status: 'Cancelled' },
    {},
    'Order cancelled: Rs. 2,160 (7728950E)',
    ['nothing is to be given back'],
    ['give the money back.'],
  ],
  [
    'mail-failed',
    {},
    {},
    'An email to a customer did not arrive (7728950E)',
    ['can send it again', 'Zainab Malik', OWNERS_LINK],
  ],
]

/** Text content of an HTML letter. */
const wordsOf = (html: string) => html.replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, '')

describe('a letter about an order (rule: messages)', () => {
  it.each(table)('%s, %j', (kind, noted, changes, subject, says, isSilentOn = []) => {
    const letter = letterOf(kind, noted, changes)
    const [text, html] = [letterText(letter), letterHtml(letter)]
    expect(letter.subject).toBe(subject)
    for (const words of says) expect(text).toContain(words)
    for (const words of says) expect(html).toContain(words)
    for (const words of isSilentOn) expect(`${text}${html}`).not.toContain(words)
  })

  it('is tested for every kind', () => {
    expect(new Set(table.map(([kind]) => kind))).toEqual(new Set(orderMessages))
  })

  it.each(table)(
    '%s, %j, contains only the personal fields it may (rule: letter-contents)',
    (kind, noted, changes) => {
      const letter = letterOf(kind, noted, { ...changes, ...marks })
      const isOwners = ownerMessages.some((message) => message === kind)
      const mayName = isOwners
        ? ['customer_name', ...(kind === 'new-order' ? ['city'] : [])]
        : ['customer_name']
      for (const form of [letterText(letter), letterHtml(letter)]) {
        const named = Object.entries(marks).filter(([, mark]) => form.includes(String(mark)))
        expect(named.map(([field]) => field).filter((field) => !mayName.includes(field))).toEqual(
          [],
        )
        expect(form).not.toContain('0302 5550123')
      }
    },
  )

  it('links only to the order’s page', () => {
    for (const [kind, noted, changes] of table) {
      const html = letterHtml(letterOf(kind, noted, changes))
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect([[LINK], [OWNERS_LINK]]).toContainEqual(links)
      expect(html).not.toMatch(/<img|url\(|src=/)
    }
  })
})

/** (rules: accents, own-logo) */
describe('the shop’s look in letters', () => {
  const letter = letterOf('placed', {}, {})
  const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }

  it('replaces plum by the accent, in light and dark mode', () => {
    const html = letterHtml(letter, { accent: 'teal', logo: null, publicUrl: '' })
    expect(html).toContain(accents.teal.colour)
    expect(html).toContain(accents.teal.night)
    const { plum } = accents
    expect([plum.colour, plum.pale, plum.night].filter((shade) => html.includes(shade))).toEqual([])
    expect(letterHtml(letter)).toBe(
      letterHtml(letter, { accent: 'plum', logo: null, publicUrl: LINK }),
    )
  })

  it.each([
    [false, 'alt="Khol"'],
    [true, 'alt=""'],
  ])('has the owner’s logo as PNG, with the name beside it: %s', (showsName, alt) => {
    const html = letterHtml(letter, {
      accent: 'plum',
      logo: { ...logo, showsName },
      publicUrl: 'https://shop.example',
    })
    const src = 'https://shop.example/uploads/logo-a-480x96.png'
    expect(html).toContain(`<img src="${src}" width="144" height="29" ${alt}`)
    expect(html.includes('padding-inline-start:10px;font-size:22px')).toBe(showsName)
  })

  it('escapes markup in a name', () => {
    const html = letterHtml({ ...letter, shop: '<b>Zara</b>' })
    expect(html).toContain('&lt;b&gt;Zara&lt;/b&gt;')
    expect(html).not.toContain('<b>')
  })
})

const hostile = {
  customer_name: `<img src=x onerror=alert(1)>"'\r\nBcc: all@example.com`,
  city: '</td><script>alert(1)</script>',
  items: [
    { ...item, name: '<b>bold</b>', custom_name: '&amp;', device_model: '"><a href="//evil">' },
  ],
}

describe('the greeting', () => {
  it.each([
    ['Zainab Malik', 'Hello \u2068Zainab Malik\u2069,'],
    ['زینب ملک', 'Hello \u2068زینب ملک\u2069,'],
    ['M. A. Jinnah-O’Neil Jr.', 'Hello \u2068M. A. Jinnah-O’Neil Jr.\u2069,'],
    ['Z'.repeat(40), `Hello \u2068${'Z'.repeat(40)}\u2069,`],
    ['Z'.repeat(41), 'Hello,'],
    ['you won at cheap-cases.example', 'Hello,'],
    ['cheap。example', 'Hello,'],
    ['www cases', 'Hello,'],
    ['https://x', 'Hello,'],
    ['bit ly/offer', 'Hello,'],
    ['win@cases', 'Hello,'],
    ['Call 0300 1234567', 'Hello,'],
    ['Call ۰۳۰۰', 'Hello,'],
  ])('%s: %s', (name, greeted) => {
    expect(greeting(name)).toBe(greeted)
    const letter = letterOf('placed', {}, { customer_name: name })
    expect(letterText(letter)).toContain(greeted)
  })
})

describe('customers’ input in letters', () => {
  it.each(table)('%s, %j, is text and never markup', (kind, noted, changes) => {
    const evil = '<script>evil</script>'
    const plain = { note: 'a', courier: 'b', trackingNumber: 'c' }
    const facts = { ...noted, note: evil, courier: evil, trackingNumber: evil }
    const letter = letterOf(kind, facts, { ...changes, ...hostile })
    const html = letterHtml(letter)
    expect(html).not.toMatch(/<(?:script|img|b)\b|onerror=alert\(1\)>|href="\/\//)
    const tags = (markup: string) => [...markup.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag)
    expect(new Set(tags(html))).toEqual(
      new Set(tags(letterHtml(letterOf(kind, { ...noted, ...plain }, changes)))),
    )
    expect(letter.subject).not.toMatch(/[<\r\n]/)
  })

  it('can’t start a new line in a text letter', () => {
    const letter = letterOf('new-order', {}, { ...hostile, customer_name: 'A\n\nPay here: 0333' })
    expect(letterText(letter)).toContain('Customer: A Pay here: 0333')
  })

  it('keeps its direction among English words', () => {
    const html = letterHtml(letterOf('placed', {}, { customer_name: 'زینب ملک' }))
    expect(wordsOf(html)).toContain('Hello \u2068زینب ملک\u2069,')
    expect(html).toMatch(/dir="auto"[^>]*>Truck Art/)
    // The line below begins with a model in Latin letters, and yet has the direction of the letter.
    expect(html).toMatch(/<p class="muted" style=[^>]*>iPhone 15/)
  })
})

describe('a letter in Urdu (rule: letters-by-language)', () => {
  const items = [{ ...item, name_urdu: 'ٹرک آرٹ' }]
  const letter = inLanguage('ur', () => letterOf('placed', {}, { items }))

  it(
    'greets, counts and links in Urdu',
    inUrdu(() => {
      const text = letterText(letter)
      expect(text).toContain('السلام علیکم')
      expect(text).toContain('ٹرک آرٹ')
      expect(text).toContain('2,160 روپے')
      expect(text).toMatch(/iPhone 15 · .?2.?\u00a0عدد/)
      expect(text).toContain(`${PUBLIC_URL}/ur/orders/${order.id}`)
      expect(text).not.toMatch(/\b(?:Hello|Thank|Delivery|Payment|Questions)\b/)
    }),
  )

  it(
    'has dir="rtl" and styles for its script',
    inUrdu(() => {
      const html = letterHtml(letter)
      expect(html).toContain('<html lang="ur" dir="rtl">')
      expect(html).toContain('align="left"')
      expect(html).toMatch(/<h1 [^>]*line-height:1\.6;/)
    }),
  )
})
