import { z } from 'zod'
import { cart } from './cart.ts'

/** Stable codes of refusals; the message is for people, the code for programs. */
export const errorCodes = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'WRONG_CREDENTIALS',
  'FORBIDDEN',
  'REAUTH_REQUIRED',
  'SECOND_STEP_REQUIRED',
  'PROOF_REQUIRED',
  'PROOF_FAILED',
  'NOT_TRUSTED_YET',
  'NOT_FOUND',
  'CONFLICT',
  'EMAIL_TAKEN',
  'PRICE_CHANGED',
  'ITEM_UNAVAILABLE',
  'CART_CHANGED',
  'CART_FULL',
  'ORDER_STATE',
  'KEY_REUSED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Body of every refused call (rule: strict-requests). */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** Message per refused field, `field` as a dotted path: 'guestInfo.phone'. */
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** Fields that have changed since the version in If-Match (rule: concurrent-edit). */
  changed: z.array(z.string()).optional(),
  /** Token of a login that still needs the code of the second step (rule: second-step). */
  challenge: z.string().optional(),
  /** Present figures, when prices have changed (rule: catalogue-price-wins). */
  figures: z
    .object({
      items: z.array(
        z.object({
          product: z.string(),
          selectedModel: z.string(),
          customName: z.string(),
          price: z.number(),
        }),
      ),
      taxPrice: z.number(),
      shippingPrice: z.number(),
      totalPrice: z.number(),
    })
    .optional(),
  /** Present cart, when it has changed since the key of an order (rule: one-key-one-order). */
  cart: cart.optional(),
})
export type ErrorAnswer = z.output<typeof errorAnswer>
