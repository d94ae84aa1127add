import { z } from 'zod'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { cart } from './cart.ts'
import { id, idParams, rupees } from './fields.ts'

/** Result of one line of a repeated order (rule: order-again). */
const lineAgain = z.object({
  product: id,
  name: z.string(),
  selectedModel: z.string(),
  customName: z.string(),
  qty: z.number().int(),
  fate: z.enum(['same', 'repriced', 'gone', 'model-gone']),
  /** Price of one piece then and now; the present one is null for a product not on sale. */
  price: rupees,
  priceToday: rupees.nullable(),
})
export type LineAgain = z.output<typeof lineAgain>

export const orderAgain = call('orders', addresses.orderAgain, {
  summary: 'Puts what can still be bought of an order into the cart, at today’s prices',
  params: idParams,
  answer: z.object({
    /** Cart with all lines, including the added ones. */
    cart,
    /** Lines of the order, in its order. */
    lines: z.array(lineAgain),
  }),
})
