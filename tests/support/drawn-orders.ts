import type { OrderState } from '#domain/orders/status.ts'
import { prepareOrders } from './prepared-orders.ts'
import { newProduct, type ProductOptions } from './products.ts'
import type { TestShop } from './shop.ts'

const pending: OrderState = {
  paymentMethod: 'COD',
  orderStatus: 'Pending',
  isPaid: false,
  isDelivered: false,
}

/** Inserts an order of a drawn case, of the look 'nastaliq' with a name by default. */
export async function drawnOrder(
  shop: TestShop,
  {
    customName = 'زویا خان',
    quantity = 1,
    ...wanted
  }: ProductOptions & {
    readonly customName?: string
    readonly quantity?: number
  } = {},
) {
  const design = { look: 'nastaliq', colour: null, motif: null, artwork: null, seed: 'a case' }
  const options = {
    caseType: 'Name Customization',
    ...(wanted.photos === undefined && { design }),
    ...wanted,
  }
  const product = await newProduct(shop, options)
  const [id = ''] = await prepareOrders(shop, product, [pending])
  const { db } = shop.database
  const { images } = await db
    .selectFrom('products')
    .select('images')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('order_items')
    .set({
      image: images[0] ?? '',
      case_type: options.caseType,
      device_model: product.deviceModels[0] ?? '',
      custom_name: customName,
      quantity,
    })
    .where('order_id', '=', id)
    .execute()
  return { id, product }
}
