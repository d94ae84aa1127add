import { Refusal } from '#domain/contract/refusal.ts'
import { t } from '#messages'
import { cartProducts } from '#server/catalogue/cart-products.ts'

/**
 * Reference to a line: the model may be omitted when the product has only one line, the name when
 * the model has only one (rule: identifying-a-line). Null means omitted; '' is the case without a name.
 */
export interface LineReference {
  readonly productId: string
  readonly deviceModel: string | null
  readonly customName: string | null
}

/** Number of lines that a reference matches; it has to be one. */
export interface MatchedLines {
  readonly lines: number
  readonly models: number
}

/**
 * CTEs of a statement that changes one line: `named` are the owner's matching lines, `cart` the
 * cart with a new version if exactly one line matches. `$2` to `$4` are the values of `referenceValues`. The
 * name is ignored for a product without names (rule: name-on-the-case).
 */
export const matchedLine = (column: string, owner: string) => `named as (
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

/** Condition of the matching `line` in the changed cart. */
export const isMatchedLine = `line.cart_id = cart.id and line.product_id = named.product_id
      and line.device_model = named.device_model and line.custom_name = named.custom_name`

/** Select list that counts the matching lines, for the end of a statement with these CTEs. */
export const countMatched = 'count(*) as lines, count(distinct device_model) as models from named'

export function referenceValues(productId: string, { deviceModel, customName }: LineReference) {
  return [productId, deviceModel, customName] as const
}

/** Refusal of an ambiguous reference, at the field that is missing. */
export function ambiguousLine({ models }: MatchedLines): Refusal {
  const [field, message] =
    models > 1 ? ['selectedModel', t.cart.whichModel] : (['customName', t.cart.whichName] as const)
  return new Refusal('INVALID_INPUT', message, { fields: [{ field, message }] })
}
