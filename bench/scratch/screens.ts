import { addressIn } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { callsTo, made } from '#testing/calls.ts'
import { listedPage } from '#testing/products.ts'
import { newGuest } from '#testing/shop.ts'
import { additionOf } from './guest.ts'

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
  const calls = callsTo(address)
  const [product] = (await listedPage(calls, { keyword: heaviestBrand.displayName })).products
  if (!product) throw new Error('the shop is empty')
  const { sessionId: guestSession, headers } = newGuest()
  await made(calls.send('addToCart', { body: additionOf(product) }, { headers }))
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
