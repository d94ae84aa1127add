import fc from 'fast-check'
import type { Product } from '#domain/contract/products.ts'
import type { Model, ModelProduct } from '../model.ts'
import { deviceModels } from '../two-shops.ts'
import { isDone, isRefused, type Step, visitorAction } from '../visitor-action.ts'

/** Maximum number of products in a run, deleted ones included. */
const MOST_PRODUCTS = 6

const product = fc.nat({ max: MOST_PRODUCTS - 1 })
/** Rupees. */
const price = fc.constantFrom(999, 1000, 1245, 3500)
const models = fc.constantFrom<readonly string[]>(deviceModels, [deviceModels[0]])

function formOf(
  { name, caseType }: Pick<ModelProduct, 'name' | 'caseType'>,
  price: number,
  deviceModels: readonly string[],
) {
  return {
    name,
    description: 'A case for your exact phone',
    brand: 'iPhone',
    deviceModels,
    caseType,
    price,
  }
}

/** Action in which the owner changes a price or removes a model. */
export const repricing = fc.record({ product, price, models }).map(({ product, price, models }) =>
  visitorAction('changes a product', { product, price, models }, (model) => {
    const at = product % model.products.length
    const sold = model.products[at]
    if (!sold) return null
    return {
      request: {
        call: 'updateProduct',
        as: 'Owner',
        params: { id: sold.id },
        body: formOf(sold, price, models),
      },
      steps: (answer) => [
        ({ products }: Model) => {
          const now = products[at]
          if (!now?.isOnSale) return isRefused(answer, 404, 'NOT_FOUND')
          isDone(answer)
          now.price = price
          now.deviceModels = models
        },
      ],
    }
  }),
)

/** Action in which the owner deletes a product; at least one remains. */
export const deleting = product.map((product) =>
  visitorAction('deletes a product', { product }, (model) => {
    const at = product % model.products.length
    const sold = model.products[at]
    const onSale = model.products.filter(({ isOnSale }) => isOnSale)
    if (!sold || onSale.length < 2) return null
    const take: (answer: Parameters<typeof isDone>[0]) => Step = (answer) => (model) => {
      const now = model.products[at]
      if (!now?.isOnSale) return isRefused(answer, 404, 'NOT_FOUND')
      isDone(answer)
      now.isOnSale = false
    }
    return {
      request: { call: 'deleteProduct', as: 'Owner', params: { id: sold.id } },
      steps: (answer) => [take(answer)],
    }
  }),
)

/** Action in which the owner adds a product, of a case type with or without printed names. */
export const offering = fc.record({ price, takesName: fc.boolean() }).map(({ price, takesName }) =>
  visitorAction('sells another product', { price, takesName }, ({ products }) => {
    if (products.length >= MOST_PRODUCTS) return null
    const name = `Another ${products.length}`
    const caseType = takesName ? 'Name Customization' : 'Graphical'
    const body = {
      ...formOf({ name, caseType }, price, deviceModels),
      image: ['/images/case.webp'],
    }
    return {
      request: { call: 'createProduct', as: 'Owner', body },
      steps: (answer) => [
        ({ products }) => {
          isDone(answer, 201)
          const { _id: id } = answer.body as Product
          products.push({ id, name, caseType, takesName, price, deviceModels, isOnSale: true })
        },
      ],
    }
  }),
)
