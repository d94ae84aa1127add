import type { Cart, CartLine } from '#domain/contract/cart.ts'
import {
  type CartProductRow,
  cartProducts,
  presentCartProduct,
} from '#server/catalogue/cart-products.ts'
import { pictureOfLine } from '#server/images/named/named-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import { type CartVersion, checkoutKey, keyOfNoCart } from './checkout-key.ts'
import { type CartOwner, ownersStatement, runFor } from './owner.ts'

interface LineRow extends CartVersion, CartProductRow {
  readonly device_model: string
  readonly custom_name: string
  readonly quantity: number
  readonly is_unavailable: boolean
}

type Row = LineRow | (CartVersion & { readonly product_id: null })

const read = ownersStatement(
  'cart-read',
  (column, owner) => `select cart.id, cart.version, line.product_id, line.device_model,
      line.custom_name, line.quantity, product.slug, product.name, product.name_urdu,
      product.images, product.image_models, product.price, product.case_type, product.brand, product.device_models,
      product.is_deleted or line.device_model <> all (product.device_models) as is_unavailable
    from carts cart
    left join cart_lines line on line.cart_id = cart.id
    left join ${cartProducts} product on product.product_id = line.product_id
    where cart.${column} = ${owner}
    order by line.sequence`,
)

/** Cart with its lines in order of addition, and a notice of capped ones (rule: line-limit). */
export async function showCart(
  db: Queryable,
  owner: CartOwner | null,
  notice: string | null = null,
): Promise<Cart> {
  const rows = owner ? await runFor<Row>(db, owner, read) : []
  const [cart] = rows
  return {
    items: rows.filter(isLine).map((line) => ({
      product: presentLineProduct(db, line),
      qty: line.quantity,
      selectedModel: line.device_model,
      customName: line.custom_name,
      unavailable: line.is_unavailable,
    })),
    checkoutKey: cart ? checkoutKey(cart) : keyOfNoCart(owner),
    ...(notice !== null && { notice }),
  }
}

/** Product of a line, with the line's name in its pictures (rule: name-on-the-case). */
function presentLineProduct(db: Queryable, line: LineRow): CartLine['product'] {
  const product = presentCartProduct(line, line.device_model)
  const named = { caseType: line.case_type, name: line.custom_name }
  return { ...product, image: product.image.map((path) => pictureOfLine(db, path, named)) }
}

function isLine(row: Row): row is LineRow {
  return row.product_id !== null
}
