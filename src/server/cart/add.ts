import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { cartProducts } from '#server/catalogue/cart-products.ts'
import { noSuchProduct } from '#server/catalogue/locate.ts'
import { type Limiter, limits } from '#server/http/limits/limits.ts'
import type { Queryable } from '#server/schema/database.ts'
import { type CartOwner, lockOrCreate, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

export interface CartServices {
  readonly db: Queryable
  readonly limiter: Limiter
  readonly events: {
    readonly countAddition: (
      network: string,
      productId: string,
      times: number,
      isStart: boolean,
    ) => void
  }
}

/** Result row of an attempt: the state that it read, and the new quantity if it wrote one. */
interface Attempt {
  /** Whether the product has this model; null when it is not on sale. */
  readonly is_offered: boolean | null
  /** Number of lines before; null without a cart. */
  readonly lines: number | null
  readonly quantity_before: number | null
  /** Quantity of this line now; null when the attempt changed nothing. */
  readonly quantity: number | null
}

/**
 * Optimistic locking in one statement: every change of a cart increments its version under the row
 * lock, and the write requires the version that was read. If a merge has deleted that cart, the
 * write begins a new one.
 */
const addOnce = ownersStatement(
  'cart-add',
  (column, owner) => `with product as (
    select $3 = any (device_models) as is_offered,
      case when takes_name then $4::text else '' end as custom_name
    from ${cartProducts} offered
    where product_id = $2 and not is_deleted
  ), before as (
    select cart.version,
      (select count(*) from cart_lines where cart_id = cart.id) as lines,
      (select quantity from cart_lines
        where cart_id = cart.id and product_id = $2 and device_model = $3
          and custom_name = (select custom_name from product)) as quantity_before
    from carts cart where cart.${column} = ${owner}
  ), cart as (
    insert into carts (${column})
    select ${owner} from product
    where is_offered
      and coalesce((select lines < $7 or quantity_before is not null from before), true)
    on conflict (${column}) do update set version = carts.version + 1, updated_at = now()
      where carts.version = (select version from before)
    returning id, version
  ), line as (
    insert into cart_lines (cart_id, product_id, device_model, custom_name, quantity)
    select id, $2::uuid, $3::text, custom_name, least($5::integer, $6::integer) from cart, product
    on conflict (cart_id, product_id, device_model, custom_name)
      do update set quantity = least(cart_lines.quantity + excluded.quantity, $6)
    returning quantity
  )
  select product.is_offered, before.lines, before.quantity_before, line.quantity
  from (values (true)) as one
  left join product on true left join line on true
  left join before on coalesce((select cart.version = before.version + 1 from cart), true)`,
)

/**
 * Adds pieces of a product to the owner's cart; returns the whole cart. Concurrent additions all
 * count, up to the limit of a line (rule: line-limit).
 *
 * @param addition its name is ignored for a product without names (rule: name-on-the-case)
 * @param network the limit key of the caller's network address
 * @throws Refusal NOT_FOUND, INVALID_INPUT at `selectedModel`, CART_FULL, TOO_MANY_REQUESTS
 */
export async function addToCart(
  shop: CartServices,
  owner: CartOwner,
  addition: OrderedLine,
  network: string,
): Promise<Cart> {
  const { db, events } = shop
  const productId = parseUuid(addition.productId)
  if (productId === null) throw noSuchProduct()
  const add = (queryable: Queryable) => addLine(queryable, owner, { ...addition, productId })
  const added =
    (await add(db)) ??
    (await transact(db, async (tx) => {
      // A concurrent change of the cart: again, under its row lock.
      await lockOrCreate(tx, owner)
      return add(tx)
    }))
  if (!added) throw new Error('a locked cart was changed by somebody else')
  const isCapped = cappedQuantity(added.before + addition.quantity).capped
  const cart = await showCart(db, owner, isCapped ? cappedNotice() : null)
  if (added.isNewCart) await countNewCart(shop, owner, network)
  const pieces = Math.min(addition.quantity, terms.maxQuantity)
  const isStart = cart.items.length === 1 && cart.items[0]?.qty === pieces
  events.countAddition(network, productId, pieces, isStart)
  return cart
}

/** Adds the pieces; null after a concurrent change of the cart. */
async function addLine(
  db: Queryable,
  owner: CartOwner,
  { productId, deviceModel, customName, quantity }: OrderedLine,
): Promise<{ readonly before: number; readonly isNewCart: boolean } | null> {
  const atMost = [terms.maxQuantity, terms.maxCartLines]
  const values = [productId, deviceModel, customName, quantity, ...atMost]
  const [found] = await runFor<Attempt>(db, owner, addOnce, values)
  if (!found || found.is_offered === null) throw noSuchProduct()
  if (!found.is_offered) {
    throw refusalAt('selectedModel', 'INVALID_INPUT', t.product.modelMissing)
  }
  if (found.quantity !== null)
    return { before: found.quantity_before ?? 0, isNewCart: found.lines === null }
  if (found.quantity_before === null && (found.lines ?? 0) >= terms.maxCartLines)
    throw tooManyLines()
  return null
}

/** Counts a cart that a guest began; beyond the limit it is deleted again (rule: guest-session). */
async function countNewCart(
  { db, limiter }: CartServices,
  owner: CartOwner,
  network: string,
): Promise<void> {
  if ('userId' in owner) return
  try {
    limiter.countHere(limits.cartsOfAddress, network)
  } catch (error) {
    await db.deleteFrom('carts').where('guest_hash', '=', owner.guestHash).execute()
    throw error
  }
}

/** Refusal of a new line in a cart with the maximum of lines. */
export function tooManyLines(): Refusal {
  return new Refusal('CART_FULL', cartFull())
}
