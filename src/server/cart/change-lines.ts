import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { notFound, type Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { cartProducts } from '#server/catalogue/cart-products.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { type CartOwner, lockCart, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

/** Model and name of a line, null if omitted, '' for no name (rule: identifying-a-line). */
interface LineReference {
  readonly productId: string
  readonly deviceModel: string | null
  readonly customName: string | null
}

/**
 * CTEs of a change of one line: `named` are the lines that match `$2` to `$4`, product, model and
 * name, `cart` the cart with a new version if exactly one does.
 */
const matchedLine = (column: string, owner: string) => `named as (
    select line.cart_id, line.product_id, line.device_model, line.custom_name
    from cart_lines line join carts cart on cart.id = line.cart_id
    join ${cartProducts} product on product.product_id = line.product_id
    where cart.${column} = ${owner} and line.product_id = $2
      and ($3::text is null or line.device_model = $3)
      and ($4::text is null or line.custom_name = $4
        or (line.custom_name = '' and not product.takes_name))
  ), cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and (select count(*) from named) = 1
    returning id
  )`

const isMatchedLine = `line.cart_id = cart.id and line.product_id = named.product_id
      and line.device_model = named.device_model and line.custom_name = named.custom_name`

/** Number of lines that a reference matches; it has to be one. */
interface MatchedLines {
  readonly lines: number
  readonly models: number
}

/** Sets the quantity `$5` of a line; 0 removes the line. */
const setQuantity = ownersStatement(
  'cart-set-quantity',
  (column, owner) => `with ${matchedLine(column, owner)}, changed as (
    update cart_lines line set quantity = $5::integer from cart, named
    where ${isMatchedLine} and $5::integer > 0
  ), removed as (
    delete from cart_lines line using cart, named
    where ${isMatchedLine} and $5::integer = 0
  )
  select count(*) as lines, count(distinct device_model) as models from named`,
)

/**
 * Moves a line to product `$5`, model `$6` and name `$7` with its pieces, `$8` at most; it keeps its
 * place, unless that line is there already and takes its pieces.
 */
const moveLine = ownersStatement(
  'cart-move-line',
  (column, owner) => `with ${matchedLine(column, owner)}, target as (
    select product_id, case when takes_name then $7::text else '' end as custom_name
    from ${cartProducts} offered
    where product_id = $5 and not is_deleted and $6 = any (device_models)
  ), other as (
    select line.* from cart_lines line, cart, target
    where line.cart_id = cart.id and line.product_id = target.product_id
      and line.device_model = $6 and line.custom_name = target.custom_name
  ), moved as (
    update cart_lines line set product_id = target.product_id, device_model = $6::text,
      custom_name = target.custom_name
    from cart, named, target
    where ${isMatchedLine} and not exists (select from other)
  ), joined as (
    update cart_lines line set quantity = least(line.quantity + source.quantity, $8::integer)
    from other, named, cart_lines source
    where line.cart_id = other.cart_id and line.product_id = other.product_id
      and line.device_model = other.device_model and line.custom_name = other.custom_name
      and source.cart_id = named.cart_id and source.product_id = named.product_id
      and source.device_model = named.device_model and source.custom_name = named.custom_name
      and source.sequence <> other.sequence
    returning source.sequence
  ), removed as (
    delete from cart_lines line using cart, joined
    where line.cart_id = cart.id and line.sequence = joined.sequence
  )
  select count(*) as lines, count(distinct device_model) as models,
    exists (select from target) as "isOffered" from named`,
)

const clear = ownersStatement(
  'cart-clear',
  (column, owner) => `with cart as (
    update carts set version = version + 1, updated_at = now()
    where ${column} = ${owner} and exists (select from cart_lines where cart_id = carts.id)
    returning id
  )
  delete from cart_lines line using cart where line.cart_id = cart.id`,
)

/**
 * Sets a line's quantity and returns the whole cart. The quantity is capped at the limit (rule:
 * line-limit); 0 or less removes the line (rule: zero-removes).
 *
 * @throws Refusal NOT_FOUND when no line matches, INVALID_INPUT when several do
 */
export async function updateCartLine(
  db: Queryable,
  owner: CartOwner,
  wanted: LineReference & { readonly quantity: number },
): Promise<Cart> {
  const { quantity, capped } = cappedQuantity(Math.max(0, wanted.quantity))
  const cart = await changeLine(db, owner, wanted, quantity)
  return capped ? { ...cart, notice: cappedNotice() } : cart
}

/**
 * Removes a line and returns the whole cart; an absent line is no error.
 *
 * @throws Refusal INVALID_INPUT when several lines match
 */
export function removeCartLine(
  db: Queryable,
  owner: CartOwner,
  line: LineReference,
): Promise<Cart> {
  return changeLine(db, owner, line, 0)
}

function changeLine(
  db: Queryable,
  owner: CartOwner,
  { productId, deviceModel, customName }: LineReference,
  quantity: number,
): Promise<Cart> {
  return changeLocked(db, owner, async (tx) => {
    const values = [parseUuid(productId), deviceModel, customName, quantity]
    const [named] = await runFor<MatchedLines>(tx, owner, setQuantity, values)
    if (named && named.lines > 1) throw ambiguousLine(named)
    if (quantity > 0 && !named?.lines) throw notFound(t.cart.lineGone)
  })
}

/**
 * Moves a line to another model, name or product and returns the whole cart (rule: moved-lines).
 *
 * @throws Refusal NOT_FOUND when no line matches, INVALID_INPUT when several do, and at
 *   `to.selectedModel` when the target isn't on sale for that model
 */
export function moveCartLine(
  db: Queryable,
  owner: CartOwner,
  { productId, deviceModel, customName }: LineReference,
  to: Omit<OrderedLine, 'quantity'>,
): Promise<Cart> {
  return changeLocked(db, owner, async (tx) => {
    const target = [parseUuid(to.productId), to.deviceModel, to.customName, terms.maxQuantity]
    const values = [parseUuid(productId), deviceModel, customName, ...target]
    const [named] = await runFor<MatchedLines & { isOffered: boolean }>(tx, owner, moveLine, values)
    if (named && named.lines > 1) throw ambiguousLine(named)
    if (!named?.lines) throw notFound(t.cart.lineGone)
    if (!named.isOffered)
      throw refusalAt('to.selectedModel', 'INVALID_INPUT', t.product.modelMissing)
  })
}

/** Empties the owner's cart and returns it. */
export function clearCart(db: Queryable, owner: CartOwner): Promise<Cart> {
  return changeLocked(db, owner, (tx) => runFor(tx, owner, clear))
}

/**
 * Changes lines of the owner's cart, if there is one, under a lock of a separate statement: a
 * change that waited for the lock itself would still see the lines of its older snapshot.
 */
async function changeLocked(
  db: Queryable,
  owner: CartOwner,
  change: (tx: ShopTransaction) => Promise<unknown>,
): Promise<Cart> {
  await transact(db, async (tx) => {
    await lockCart(tx, owner)
    await change(tx)
  })
  return showCart(db, owner)
}

function ambiguousLine({ models }: MatchedLines): Refusal {
  return models > 1
    ? refusalAt('selectedModel', 'INVALID_INPUT', t.cart.whichModel)
    : refusalAt('customName', 'INVALID_INPUT', t.cart.whichName)
}
