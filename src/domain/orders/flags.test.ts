import { describe, expect, test } from 'vitest'
import { HOUR } from '#domain/units.ts'
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
const named = [plain, nameless]

describe('transfer-late (rule: late-transfer)', () => {
  test.each<[string, FlaggedOrder, boolean]>([
    ['after 24 hours and a moment', { ...transfer, createdAt: hoursAgo(24.001) }, true],
    ['after 24 hours', { ...transfer, createdAt: hoursAgo(24) }, false],
    ['before', { ...transfer, createdAt: hoursAgo(1) }, false],
    ['never when placed by a clock ahead', { ...transfer, createdAt: hoursAgo(-1) }, false],
    ['not of cash', { ...cash, orderStatus: 'Payment Pending' }, false],
    ['not when it has come', { ...transfer, orderStatus: 'Paid', isPaid: true }, false],
    ['not when a paid order was set back', { ...transfer, isPaid: true }, false],
    [
      'not when it was looked at and rejected',
      { ...transfer, orderStatus: 'Payment Rejected' },
      false,
    ],
    ['not when cancelled', { ...transfer, orderStatus: 'Cancelled' }, false],
  ])('%s', (_name, order, isLate) => {
    expect(orderFlags(order, now)).toEqual(isLate ? ['transfer-late'] : [])
  })
})

test.each<[string, FlaggedOrder, readonly string[]]>([
  ['nothing to look after', cash, []],
  [
    'a screenshot to check, however late (rule: transfer-proof)',
    { ...transfer, proof: { isRejected: false } },
    ['proof-arrived'],
  ],
  [
    'none that was rejected',
    { ...transfer, orderStatus: 'Payment Rejected', proof: { isRejected: true } },
    [],
  ],
  [
    'a refund (rule: refund-due)',
    { ...cash, orderStatus: 'Cancelled', isPaid: true },
    ['refund-due'],
  ],
  ['no refund of what was never paid', { ...cash, orderStatus: 'Cancelled' }, []],
  ['cash that is still out (rule: cash-on-delivery)', delivered, ['cash-due']],
  ['cash that has come', { ...delivered, isPaid: true }, []],
  ['a name to print (rule: name-to-print)', { ...cash, orderItems: named }, ['name-needed']],
  ['a name of one of two', { ...cash, orderItems: [known, nameless] }, ['name-needed']],
  ['no name that is there', { ...cash, orderItems: [plain, known, known] }, []],
  ['also in work', { ...cash, orderItems: named, orderStatus: 'Processing' }, ['name-needed']],
  ['not once it is sent', { ...cash, orderItems: named, orderStatus: 'Shipped' }, []],
  ['not once it is there', { ...delivered, isPaid: true, orderItems: named }, []],
  ['not when cancelled', { ...cash, orderItems: named, orderStatus: 'Cancelled' }, []],
  ['nobody to call', { ...cash, phone: null }, ['phone-missing']],
  ['an empty number', { ...cash, phone: '' }, ['phone-missing']],
  ['nobody to call about what was cancelled', { ...cash, phone: '', orderStatus: 'Cancelled' }, []],
  ['nobody to call about what is there', { ...delivered, isPaid: true, phone: '' }, []],
  [
    'several things',
    { ...transfer, orderItems: named, phone: null },
    ['transfer-late', 'name-needed', 'phone-missing'],
  ],
])('%s', (_name, order, flags) => {
  expect(orderFlags(order, now)).toEqual(flags)
})

test('every flag is worded', () => {
  expect(Object.keys(orderFlagLabels).sort()).toEqual([...orderFlagKinds].sort())
  expect(orderFlagLabels['transfer-late']).toBe('Transfer older than 24 hours')
})
