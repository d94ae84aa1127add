import { cartFull } from '#domain/cart/lines.ts'
import { cappedNotice, cappedQuantity } from '#domain/cart/quantity.ts'
import type { Cart } from '#domain/contract/cart.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { transact } from '#platform/database/transaction.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { cartProducts } from '#server/catalogue/cart-products.ts'
import { noSuchProduct } from '#server/catalogue/locate.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import { lockOrCreate } from './lock.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'
import { showCart } from './show.ts'

/** Addition to a cart. */
export interface Addition {
  readonly productId: string
  readonly deviceModel: string
  /**
   * Name for the case, '' for none; ignored for a product without names (rule: name-on-the-case).
   */
  readonly customName: string
  /** At least 1; capped at the limit of a line (rule: line-limit). */
  readonly quantity: number
}

/** Result row of an attempt: the state that it read, and the new quantity if it wrote one. */
interface Attempt {
  /** Whether the product has this model; null when it is not on sale. */
  readonly is_offered: boolean | null
  /** Number of lines before; null without a cart. */
  readonly lines: number | null
  /** Quantity of this line before. */
  readonly held: number | null
  /** Quantity of this line now; null when the attempt changed nothing. */
  readonly quantity: number | null
}

/**
 * Optimistic locking in one statement. The read values are valid whenever it writes: every change
 * of a cart increments its version under the row lock, and the write requires the version that was
 * read.
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
          and custom_name = (select custom_name from product)) as held
    from carts cart where cart.${column} = ${owner}
  ), cart as (
    insert into carts (${column})
    select ${owner} from product
    where is_offered and coalesce((select lines < $7 or held is not null from before), true)
    on conflict (${column}) do update set version = carts.version + 1, updated_at = now()
      where carts.version = (select version from before)
    returning id
  ), line as (
    insert into cart_lines (cart_id, product_id, device_model, custom_name, quantity)
    select id, $2::uuid, $3::text, custom_name, least($5::integer, $6::integer) from cart, product
    on conflict (cart_id, product_id, device_model, custom_name)
      do update set quantity = least(cart_lines.quantity + excluded.quantity, $6)
    returning quantity
  )
  select product.is_offered, before.lines, before.held, line.quantity
  from (values (true)) as one
  left join product on true left join before on true left join line on true`,
)

/** Cart after an addition. */
interface AddedTo {
  readonly cart: Cart
  /** Whether the addition has created it. */
  readonly isNew: boolean
}

/**
 * Adds pieces of a product to the owner's cart; returns the whole cart. Concurrent additions all
 * count, up to the limit of a line (rule: line-limit).
 *
 * @throws Refusal NOT_FOUND, INVALID_INPUT at `selectedModel`, CART_FULL
 */
export async function addToCart(
  db: Queryable,
  owner: CartOwner,
  addition: Addition,
): Promise<AddedTo> {
  const productId = parseUuid(addition.productId)
  if (productId === null) throw noSuchProduct()
  const add = (queryable: Queryable) => addLine(queryable, owner, { ...addition, productId })
  const added = (await add(db)) ?? (await transact(db, (tx) => addLocked(tx, owner, add)))
  return { cart: await showCart(db, owner, noticeOf(added, addition)), isNew: added.isNew }
}

/** Retries an addition under the row lock, after a concurrent change of the cart. */
async function addLocked(
  tx: ShopTransaction,
  owner: CartOwner,
  add: (tx: ShopTransaction) => Promise<AddedLine | null>,
): Promise<AddedLine> {
  await lockOrCreate(tx, owner)
  const added = await add(tx)
  if (!added) throw new Error('a locked cart was changed by somebody else')
  return added
}

interface AddedLine {
  /** Quantity of the line before the addition. */
  readonly held: number
  /** Whether there was no cart before. */
  readonly isNew: boolean
}

function noticeOf({ held }: Pick<AddedLine, 'held'>, { quantity }: Addition): string | null {
  return cappedQuantity(held + quantity).capped ? cappedNotice() : null
}

/** Adds the pieces; null after a concurrent change of the cart. */
async function addLine(
  db: Queryable,
  owner: CartOwner,
  { productId, deviceModel, customName, quantity }: Addition,
): Promise<AddedLine | null> {
  const limits = [terms.maxQuantity, terms.maxCartLines]
  const values = [productId, deviceModel, customName, quantity, ...limits]
  const [found] = await runFor<Attempt>(db, owner, addOnce, values)
  if (!found || found.is_offered === null) throw noSuchProduct()
  if (!found.is_offered) throw wrongModel()
  if (found.quantity !== null) return { held: found.held ?? 0, isNew: found.lines === null }
  if (found.held === null && (found.lines ?? 0) >= terms.maxCartLines) throw tooManyLines()
  return null
}

function wrongModel(): Refusal {
  const message = t.product.modelMissing
  return new Refusal('INVALID_INPUT', message, { fields: [{ field: 'selectedModel', message }] })
}

/** Refusal of a new line in a cart with the maximum of lines. */
export function tooManyLines(): Refusal {
  return new Refusal('CART_FULL', cartFull())
}
