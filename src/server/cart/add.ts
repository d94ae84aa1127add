import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import { MODEL_MISSING } from '#domain/cart/sentences.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { terms } from '#domain/terms.ts'
import { cartProducts } from '#server/catalogue/cart-products.ts'
import { noSuchProduct } from '#server/catalogue/locate.ts'
import { type Queryable, transact } from '#server/database/transaction.ts'
import { parseUuid } from '#server/database/uuid.ts'
import { Refusal } from '#server/refusal.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

/** What is put into a cart. */
export interface Addition {
  readonly productId: string
  readonly deviceModel: string
  /** At least 1; what exceeds the limit of a line is cut off (rule: line-limit). */
  readonly quantity: number
}

/** What an attempt found, and did when `quantity` says so. */
interface Attempt {
  /** Null when there is no such product on sale. */
  readonly is_offered: boolean | null
  /** Lines of the cart before; null without a cart. */
  readonly lines: number | null
  /** Pieces of this line before. */
  readonly held: number | null
  /** Pieces of this line now; null when nothing was changed. */
  readonly quantity: number | null
}

/**
 * Looks and changes in one statement. What it looked at is still true when it changes something:
 * every change of a cart raises its version under the lock of its row, and a version that is not
 * the one that was seen stops the change.
 */
const addOnce = ownersStatement(
  'cart-add',
  (column, owner) => `with product as (
    select $3 = any (device_models) as is_offered from ${cartProducts} offered
    where product_id = $2 and not is_deleted
  ), before as (
    select cart.version,
      (select count(*) from cart_lines where cart_id = cart.id) as lines,
      (select quantity from cart_lines
        where cart_id = cart.id and product_id = $2 and device_model = $3) as held
    from carts cart where cart.${column} = ${owner}
  ), cart as (
    insert into carts (${column})
    select ${owner} from product
    where is_offered and coalesce((select lines < $6 or held is not null from before), true)
    on conflict (${column}) do update set version = carts.version + 1, updated_at = now()
      where carts.version = (select version from before)
    returning id
  ), line as (
    insert into cart_lines (cart_id, product_id, device_model, quantity)
    select id, $2::uuid, $3::text, least($4::integer, $5::integer) from cart
    on conflict (cart_id, product_id, device_model)
      do update set quantity = least(cart_lines.quantity + excluded.quantity, $5)
    returning quantity
  )
  select product.is_offered, before.lines, before.held, line.quantity
  from (values (true)) as one
  left join product on true left join before on true left join line on true`,
)

const lock = ownersStatement(
  'cart-lock',
  (column, owner) => `insert into carts (${column}) values (${owner})
    on conflict (${column}) do update set updated_at = now()`,
)

/**
 * Puts pieces of a product into the owner's cart, and answers the whole cart. Additions at the same
 * moment all count, up to the limit of a line (rule: line-limit).
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT at `selectedModel`, CART_FULL
 */
export async function addToCart(
  db: Queryable,
  owner: CartOwner,
  addition: Addition,
): Promise<Cart> {
  const productId = parseUuid(addition.productId)
  if (productId === null) throw noSuchProduct()
  const held = await add(db, owner, { ...addition, productId })
  const { capped } = cappedQuantity(held + addition.quantity)
  return showCart(db, owner, capped ? cappedNotice : null)
}

/** Answers how many pieces the line held before. */
async function add(db: Queryable, owner: CartOwner, addition: Addition): Promise<number> {
  const { productId, deviceModel, quantity } = addition
  const values = [productId, deviceModel, quantity, terms.maxQuantity, terms.maxCartLines]
  const attempt = async (on: Queryable) => {
    const [found] = await runFor<Attempt>(on, owner, addOnce, values)
    if (!found || found.is_offered === null) throw noSuchProduct()
    if (!found.is_offered) throw wrongModel()
    if (found.quantity !== null) return { held: found.held ?? 0 }
    if (found.held === null && (found.lines ?? 0) >= terms.maxCartLines) throw tooManyLines()
    return null
  }
  // Somebody changed the cart at the same moment: wait for them, then nobody can.
  const done =
    (await attempt(db)) ??
    (await transact(db, async (tx) => {
      await runFor(tx, owner, lock)
      return attempt(tx)
    }))
  if (!done) throw new Error('a locked cart was changed by somebody else')
  return done.held
}

function wrongModel(): Refusal {
  const message = MODEL_MISSING
  return new Refusal('INVALID_INPUT', message, { fields: [{ field: 'selectedModel', message }] })
}

/** The refusal for a cart that holds as many different lines as it can. */
export function tooManyLines(): Refusal {
  return new Refusal('CART_FULL', cartFull)
}
