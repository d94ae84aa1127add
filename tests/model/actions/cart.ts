import fc from 'fast-check'
import type { Cart } from '#domain/contract/cart.ts'
import { holds, isOffered, isSame, isSameLine, type LineName, type Model } from '../model.ts'
import { accounts, guests, type Shopper, sessions, shoppers } from '../people.ts'
import { deviceModels } from '../two-shops.ts'
import {
  type Answer,
  isDone,
  isRefused,
  type StartedAction,
  type Step,
  type VisitorAction,
  visitorAction,
} from '../visitor-action.ts'

/** Maximum number of pieces in a line and of lines in a cart. */
const PIECES = 10
const LINES = 50
const MOST_ADDED = 6

const who = fc.constantFrom<Shopper>(...shoppers)
/** Wanted line; the index of the product is taken modulo the number of products. */
const line = fc.record({
  product: fc.nat({ max: 5 }),
  deviceModel: fc.constantFrom(...deviceModels),
  customName: fc.constantFrom('', '', 'Ali', 'Sana ♥', 'عائشہ'),
})

/** Line as the shop stores it: a product without printed names ignores the name. */
function lineIn({ products }: Model, wanted: LineName): LineName {
  const product = wanted.product % products.length
  return { ...wanted, product, customName: products[product]?.takesName ? wanted.customName : '' }
}

function idOf({ products }: Model, { product }: LineName): string {
  return products[product]?.id ?? ''
}

export const adding = fc
  .record({ who, line, quantity: fc.integer({ min: 1, max: MOST_ADDED }) })
  .map(({ who, line, quantity }) =>
    visitorAction('adds to the cart', { who, line, quantity }, (model) => {
      const wanted = lineIn(model, line)
      return {
        request: {
          call: 'addToCart',
          as: who,
          body: {
            productId: idOf(model, wanted),
            quantity,
            selectedModel: wanted.deviceModel,
            customName: line.customName,
          },
        },
        steps: (answer) => {
          const put: Step = (model) => {
            const cart = model.carts[who]
            const held = cart.lines.find((each) => isSameLine(each, wanted))
            if (model.products[wanted.product]?.isOnSale !== true) {
              isRefused(answer, 404, 'NOT_FOUND')
            } else if (!isOffered(model, wanted)) {
              isRefused(answer, 400, 'INVALID_INPUT')
            } else if (!held && cart.lines.length >= LINES) {
              isRefused(answer, 400, 'CART_FULL')
            } else {
              isDone(answer)
              const wish = (held?.quantity ?? 0) + quantity
              isCapped(answer, wish > PIECES)
              if (held) held.quantity = Math.min(wish, PIECES)
              else cart.lines.push({ ...wanted, quantity: Math.min(wish, PIECES) })
              touch(model, who)
            }
          }
          return [put, ...shown(who, answer)]
        },
      }
    }),
  )

export const setting = fc
  .record({ who, line, quantity: fc.integer({ min: -1, max: 12 }) })
  .map(({ who, line, quantity }) =>
    visitorAction('sets a quantity', { who, line, quantity }, (model) => {
      // Prefers lines that are in the cart.
      const { lines } = model.carts[who]
      const wanted = lines[line.product % Math.max(lines.length, 1)] ?? lineIn(model, line)
      const { deviceModel, customName, product } = wanted
      return {
        request: {
          call: 'updateCartLine',
          as: who,
          params: { productId: idOf(model, { product, deviceModel, customName }) },
          body: { quantity, selectedModel: deviceModel, customName },
        },
        steps: (answer) => {
          const put: Step = (model) => {
            const cart = model.carts[who]
            const held = cart.lines.find((each) => isSameLine(each, wanted))
            if (quantity > 0 && !held) return isRefused(answer, 404, 'NOT_FOUND')
            isDone(answer)
            isCapped(answer, quantity > PIECES)
            if (!held) return
            if (quantity > 0) held.quantity = Math.min(quantity, PIECES)
            else cart.lines.splice(cart.lines.indexOf(held), 1)
            touch(model, who)
          }
          return [put, ...shown(who, answer)]
        },
      }
    }),
  )

export const emptying = who.map((who) =>
  visitorAction('empties the cart', { who }, () => ({
    request: { call: 'clearCart', as: who },
    steps: (answer) => {
      const clear: Step = (model) => {
        isDone(answer)
        if (model.carts[who].lines.length > 0) touch(model, who)
        model.carts[who].lines = []
      }
      return [clear, ...shown(who, answer)]
    },
  })),
)

export const lookingAtCart = who.map((who) =>
  visitorAction('looks at the cart', { who }, () => ({
    request: { call: 'getCart', as: who },
    steps: (answer) => {
      const look: Step = () => isDone(answer)
      return [look, ...shown(who, answer)]
    },
  })),
)

export const merging = fc
  .record({ account: fc.constantFrom(...accounts), guest: fc.constantFrom(...guests) })
  .map(
    ({ account, guest }): VisitorAction =>
      visitorAction('logs in and merges', { account, guest }, () => ({
        request: { call: 'mergeCart', as: account, body: { sessionId: sessions[guest] } },
        steps: (answer): ReturnType<StartedAction['steps']> => {
          const merge: Step = (model) => {
            const [from, to] = [model.carts[guest], model.carts[account]]
            const merged = structuredClone(to.lines)
            let isCut = false
            for (const { quantity, ...name } of from.lines) {
              const held = merged.find((each) => isSameLine(each, name))
              const wish = (held?.quantity ?? 0) + quantity
              isCut ||= wish > PIECES
              if (held) held.quantity = Math.min(wish, PIECES)
              else merged.push({ ...name, quantity })
            }
            if (merged.length > LINES) return isRefused(answer, 400, 'CART_FULL')
            isDone(answer)
            isCapped(answer, isCut)
            for (const order of model.orders) {
              if (order.by === guest) order.claimedBy ??= account
            }
            if (!from.isThere) return
            to.lines = merged
            touch(model, account)
            model.carts[guest] = { ...from, isThere: false, lines: [], key: null }
          }
          return [merge, ...shown(account, answer)]
        },
      })),
  )

/** Marks a cart as changed; its next key differs from all earlier ones. */
export function touch({ carts }: Model, who: Shopper): void {
  carts[who].isThere = true
  carts[who].key = null
}

function isCapped(answer: Answer, wanted: boolean): void {
  isSame('whether something was cut off', 'notice' in (answer.body as Cart), wanted)
}

/** Steps that compare an answered cart with the model's; see `showsCart`. */
function shown(who: Shopper, answer: Answer): readonly Step[] {
  if (answer.status !== 200) return []
  return [(model) => showsCart(model, who, answer.body as Cart)]
}

/** Compares a cart with the model's and records it as shown on its owner's screen. */
export function showsCart(model: Model, who: Shopper, { items, checkoutKey }: Cart): void {
  const cart = model.carts[who]
  const lines = cart.lines.map((line) => {
    const product = model.products[line.product]
    const isUnavailable = !isOffered(model, line)
    return [
      product?.id,
      line.deviceModel,
      line.customName,
      line.quantity,
      product?.price,
      isUnavailable,
    ].join()
  })
  const found = items.map(({ product, selectedModel, customName, qty, unavailable }) =>
    [product._id, selectedModel, customName, qty, product.price, unavailable].join(),
  )
  isSame(`the cart of ${who}`, found.sort(), lines.sort())
  seeKey(model, who, checkoutKey)
  model.seen[who] = {
    key: checkoutKey,
    lines: items.map(({ product, selectedModel, customName, qty }) => ({
      product: model.products.findIndex(({ id }) => id === product._id),
      deviceModel: selectedModel,
      customName,
      quantity: qty,
      price: product.price,
    })),
  }
}

/** Key of the present cart; null while nobody has seen it. */
export function presentKey({ carts }: Model, who: Shopper): string | null {
  const cart = carts[who]
  return cart.isThere ? cart.key : cart.keyOfNone
}

/**
 * Checks the key of a seen cart: constant while the cart is unchanged, and never used by another or
 * an earlier cart (rule: one-key-one-order).
 */
function seeKey(model: Model, who: Shopper, key: string): void {
  const cart = model.carts[who]
  const known = presentKey(model, who)
  if (known === null) {
    holds(!model.usedKeys.includes(key), () => `${who} has a key that was used before`)
    model.usedKeys.push(key)
    cart[cart.isThere ? 'key' : 'keyOfNone'] = key
  } else isSame(`the key of ${who}`, key, known)
}
