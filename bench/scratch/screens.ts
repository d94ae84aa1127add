import { addressIn } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { newSession } from '#testing/guests.ts'

export interface Screen {
  readonly name: string
  readonly path: string
  /** Search engines may index only open pages. */
  readonly isOpen: boolean
}

export const heaviestBrand = { slug: 'iphone', displayName: 'iPhone' } as const

export type Visit = Awaited<ReturnType<typeof prepareVisit>>

/** Prepares the pages of a shopper on the way to an order, and a guest with a filled cart. */
export async function prepareVisit(address: string) {
  const { products } = await call<{ products: ListedProduct[] }>(
    `${address}/api/products?keyword=${heaviestBrand.displayName}`,
  )
  const product = products[0]
  if (!product) throw new Error('the shop is empty')
  const guestSession = newSession()
  await call(`${address}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': guestSession },
    body: JSON.stringify({
      productId: product._id,
      quantity: 1,
      selectedModel: product.deviceModels[0],
    }),
  })
  const open = (name: string, path: string) => ({ name, path, isOpen: true })
  const inUrdu = (name: string, path: string) => open(`urdu-${name}`, addressIn('ur', path))
  const closed = (name: string, path: string) => ({ name, path, isOpen: false })
  return {
    guestSession,
    screens: [
      open('home', paths.home()),
      open('brand', paths.brand(heaviestBrand.slug)),
      open('products', paths.products()),
      open('product', paths.product(product.slug)),
      closed('cart', paths.cart()),
      closed('checkout', paths.checkout()),
      inUrdu('home', paths.home()),
      inUrdu('brand', paths.brand(heaviestBrand.slug)),
      inUrdu('product', paths.product(product.slug)),
    ],
  }
}

interface ListedProduct {
  readonly _id: string
  readonly slug: string
  readonly deviceModels: readonly string[]
}

async function call<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
