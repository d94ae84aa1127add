import { expect, test } from 'vitest'
import { reorderOutcomeOf } from './again.ts'

const line = {
  productId: 'p',
  deviceModel: 'iPhone 15',
  customName: '',
  quantity: 1,
  unitPrice: 900_00,
}
const offer = { isDeleted: false, deviceModels: ['iPhone 15', 'iPhone 16'], unitPrice: 900_00 }

test.each([
  ['sold as it was', offer, 'same'],
  ['dearer', { ...offer, unitPrice: 901_00 }, 'repriced'],
  ['cheaper', { ...offer, unitPrice: 899_00 }, 'repriced'],
  ['no longer for its model', { ...offer, deviceModels: ['iPhone 16'] }, 'model-gone'],
  ['taken off the shop', { ...offer, isDeleted: true, deviceModels: [] }, 'gone'],
  ['not known any more', undefined, 'gone'],
] as const)('a line whose case is %s (rule: order-again)', (_, today, fate) => {
  expect(reorderOutcomeOf(line, today)).toBe(fate)
})
