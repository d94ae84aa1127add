import { describe, expect, test } from 'vitest'
import { HOUR } from '#domain/text/units.ts'
import { type FlaggedOrder, orderFlagKinds, orderFlagLabels, orderFlags } from './flags.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString()

const cash: FlaggedOrder = {
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
  createdAt: hoursAgo(100),
  phone: '+923001234567',
  orderItems: [{ caseType: 'Transparent', customName: '' }],
}
const transfer = {
  ...cash,
  paymentMethod: 'Online_Manual',
  orderStatus: 'Payment Pending',
} as const
const delivered = { ...cash, orderStatus: 'Delivered', isDelivered: true } as const
const plain = { caseType: 'Graphical', customName: '' }
const nameless = { caseType: 'Name Customization', customName: '' }
const known = { caseType: 'Name Customization', customName: 'Ayesha' }
const named = { orderItems: [plain, nameless] }
const rejected = { ...transfer, orderStatus: 'Payment Rejected' } as const
const refundDue = { ...cash, orderStatus: 'Cancelled', isPaid: true } as const

describe('transfer-late (rule: late-transfer)', () => {
  test.each<[string, FlaggedOrder, boolean]>([
    ['after 24 hours and a moment', { ...transfer, createdAt: hoursAgo(24.001) }, true],
    ['after 24 hours', { ...transfer, createdAt: hoursAgo(24) }, false],
    ['before', { ...transfer, createdAt: hoursAgo(1) }, false],
    ['not when placed by a clock ahead', { ...transfer, createdAt: hoursAgo(-1) }, false],
    ['not for cash', { ...cash, orderStatus: 'Payment Pending' }, false],
    ['not once it has arrived', { ...transfer, orderStatus: 'Paid', isPaid: true }, false],
    ['not when a paid order was set back', { ...transfer, isPaid: true }, false],
    ['not when it was rejected', rejected, false],
    ['not when cancelled', { ...transfer, orderStatus: 'Cancelled' }, false],
  ])('%s', (_name, order, isLate) => {
    expect(orderFlags(order, now)).toEqual(isLate ? ['transfer-late'] : [])
  })
})

test.each<[string, FlaggedOrder, readonly string[]]>([
  ['no flags', cash, []],
  [
    'a screenshot to check, however late (rule: transfer-proof)',
    { ...transfer, proof: { isRejected: false } },
    ['proof-arrived'],
  ],
  ['no rejected screenshot', { ...rejected, proof: { isRejected: true } }, []],
  ['a refund (rule: refund-due)', refundDue, ['refund-due']],
  ['no refund without a payment', { ...cash, orderStatus: 'Cancelled' }, []],
  ['uncollected cash (rule: cash-on-delivery)', delivered, ['cash-due']],
  ['no collected cash', { ...delivered, isPaid: true }, []],
  ['a missing name to print (rule: name-to-print)', { ...cash, ...named }, ['name-needed']],
  ['one of two names missing', { ...cash, orderItems: [known, nameless] }, ['name-needed']],
  ['no missing name when it is given', { ...cash, orderItems: [plain, known, known] }, []],
  ['a missing name in work', { ...cash, ...named, orderStatus: 'Processing' }, ['name-needed']],
  ['no missing name once shipped', { ...cash, ...named, orderStatus: 'Shipped' }, []],
  ['no missing name once delivered', { ...delivered, isPaid: true, ...named }, []],
  ['no missing name when cancelled', { ...cash, ...named, orderStatus: 'Cancelled' }, []],
  ['a missing phone', { ...cash, phone: null }, ['phone-missing']],
  ['an empty phone', { ...cash, phone: '' }, ['phone-missing']],
  ['no missing phone when cancelled', { ...cash, phone: '', orderStatus: 'Cancelled' }, []],
  ['no missing phone once delivered', { ...delivered, isPaid: true, phone: '' }, []],
  [
    'several flags',
    { ...transfer, ...named, phone: null },
    ['transfer-late', 'name-needed', 'phone-missing'],
  ],
])('%s', (_name, order, flags) => {
  expect(orderFlags(order, now)).toEqual(flags)
})

test('every flag has a label', () => {
  expect(Object.keys(orderFlagLabels).sort()).toEqual([...orderFlagKinds].sort())
  expect(orderFlagLabels['transfer-late']).toBe('Transfer older than 24 hours')
})
