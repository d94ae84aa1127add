import { whichModel, whichName } from '#domain/cart/lines.ts'
import { cartProducts } from '#server/catalogue/cart-products.ts'
import { Refusal } from '#server/refusal.ts'

/**
 * Which line is meant: the model may be left out when the product has only one line, the name when
 * the model has (rule: naming-a-line). Null is left out; '' is the case without a name.
 */
export interface NamedLine {
  readonly productId: string
  readonly deviceModel: string | null
  readonly customName: string | null
}

/** How many lines a name stands for; it has to be one. */
export interface NamedLines {
  readonly lines: number
  readonly models: number
}

/**
 * The lines of an owner that are called so, for the `with` of a statement: `$2` to `$4` are what
 * `nameOf` answers. A product that takes no name has it ignored (rule: name-on-the-case).
 */
export const namedLines = (column: string, owner: string) => `named as (
    select line.cart_id, line.product_id, line.device_model, line.custom_name
    from cart_lines line join carts cart on cart.id = line.cart_id
    join ${cartProducts} product on product.product_id = line.product_id
    where cart.${column} = ${owner} and line.product_id = $2
      and ($3::text is null or line.device_model = $3)
      and ($4::text is null or line.custom_name = $4
        or (line.custom_name = '' and not product.takes_name))
  )`

/** Counts them, for the end of such a statement. */
export const countNamed = 'count(*) as lines, count(distinct device_model) as models from named'

export function nameOf(productId: string, { deviceModel, customName }: NamedLine) {
  return [productId, deviceModel, customName] as const
}

/** Asks which of several lines is meant, at the field that would say so. */
export function whichLine({ models }: NamedLines): Refusal {
  const [field, message] =
    models > 1 ? ['selectedModel', whichModel] : (['customName', whichName] as const)
  return new Refusal('INVALID_INPUT', message, { fields: [{ field, message }] })
}
