import { z } from 'zod'
import { addresses } from './addresses.ts'
import { call } from './call.ts'
import { cart } from './cart.ts'
import { id, idParams, rupees } from './fields.ts'

/** The result of one line when an order is put into the cart again (rule: order-again). */
const lineAgain = z.object({
  product: id,
  name: z.string(),
  selectedModel: z.string(),
  customName: z.string(),
  qty: z.number().int(),
  fate: z.enum(['same', 'repriced', 'gone', 'model-gone']),
  /** Price of one piece then and today; today's is null for a product that is gone. */
  price: rupees,
  priceToday: rupees.nullable(),
})
export type LineAgain = z.output<typeof lineAgain>

export const orderAgain = call(addresses.orderAgain, {
  area: 'orders',
  summary: 'Puts what can still be bought of an order into the cart, at today’s prices',
  params: idParams,
  answer: z.object({
    /** The whole cart, with what was put into it. */
    cart,
    /** Every line of the order, in its order. */
    lines: z.array(lineAgain),
  }),
})
