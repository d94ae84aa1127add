import { z } from 'zod'
import { customNameField } from '#domain/cart/custom-name.ts'
import { lineModelRule } from '#domain/cart/lines.ts'
import { t } from '#messages'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { field, id, idParams, rupees } from './fields.ts'
import { product } from './products.ts'

export const cartLine = z.object({
  /** `image` shows the line's model (rule: pictures-follow-the-phone). */
  product: product.pick({
    _id: true,
    slug: true,
    name: true,
    image: true,
    price: true,
    discountedPrice: true,
    saving: true,
    discountPercent: true,
    caseType: true,
    brand: true,
    brandSlug: true,
    deviceModels: true,
  }),
  qty: z.number().int(),
  selectedModel: z.string(),
  /** Text printed on the case; '' for none (rule: name-on-the-case). */
  customName: z.string(),
  /** Whether product or model is off sale, which blocks checkout (rule: unavailable-lines). */
  unavailable: z.boolean(),
})
export type CartLine = z.output<typeof cartLine>

export const cart = z.object({
  items: z.array(cartLine),
  /** Key of this version of the cart, sent as Idempotency-Key (rule: one-key-one-order). */
  checkoutKey: z.string(),
  /** Sentence about capped quantities (rule: line-limit). */
  notice: z.string().optional(),
})
export type Cart = z.output<typeof cart>

const selectedModel = field(lineModelRule)
/** Text to print on the case; ignored for a product without names (rule: name-on-the-case). */
const customName = field(customNameField).optional()
const error = () => t.cart.chooseQuantity
const quantity = z.number({ error }).int({ error })
/** At least one piece. */
export const pieces = quantity.min(1, { error })

export const getCart = call('cart', addresses.getCart, {
  summary: 'The cart of the account or of the guest session',
  answer: cart,
})

export const addToCart = call('cart', addresses.addToCart, {
  summary: 'Adds pieces of a product for one device model',
  body: z.object({
    productId: id,
    quantity: pieces.max(1_000_000),
    selectedModel,
    customName,
  }),
  answer: cart,
})

/** The name may be omitted while the model has one line (rule: identifying-a-line). */
export const updateCartLine = call('cart', addresses.updateCartLine, {
  summary: 'Sets the quantity of a line; 0 or less removes it',
  params: z.object({ productId: id }),
  body: z.object({ quantity: quantity.min(-1_000_000).max(1_000_000), selectedModel, customName }),
  answer: cart,
})

/**
 * A line becomes one for another model or name, or of another product such as the same design for
 * another brand; with a line that is there already it becomes one (rule: moved-lines).
 */
export const moveCartLine = call('cart', addresses.moveCartLine, {
  summary: 'Changes the model, name or product of a line, with all its pieces',
  params: z.object({ productId: id }),
  body: z.object({
    selectedModel,
    customName,
    to: z.object({ productId: id, selectedModel, customName }),
  }),
  answer: cart,
})

/** The line is in the body or the query; an empty name is none (rule: identifying-a-line). */
export const removeCartLine = call('cart', addresses.removeCartLine, {
  summary: 'Removes a line',
  params: z.object({ productId: id }),
  query: z.object({ selectedModel: z.string().max(80).optional(), customName }),
  body: z.object({ selectedModel: z.string().max(80).optional(), customName }).nullish(),
  answer: cart,
})

export const clearCart = call('cart', addresses.clearCart, {
  summary: 'Empties the cart',
  answer: cart,
})

export const mergeCart = call('cart', addresses.mergeCart, {
  summary: 'Moves a guest session’s cart into the account’s',
  body: z.object({ sessionId: z.string().max(200) }),
  answer: cart,
})

/** Result of one line of a repeated order (rule: order-again). */
const lineAgain = z.object({
  product: id,
  name: z.string(),
  selectedModel: z.string(),
  customName: z.string(),
  qty: z.number().int(),
  /** Whether it can be bought at the former price or another, or its case or model is off sale. */
  fate: z.enum(['same', 'repriced', 'gone', 'model-gone']),
  /** Price of one piece then and now; the present one is null for a product not on sale. */
  price: rupees,
  priceToday: rupees.nullable(),
})
export type LineAgain = z.output<typeof lineAgain>

export const orderAgain = call('orders', addresses.orderAgain, {
  summary: 'Puts what can still be bought of an order into the cart, at today’s prices',
  params: idParams,
  /** The cart with all lines, and the lines of the order. */
  answer: z.object({ cart, lines: z.array(lineAgain) }),
})
