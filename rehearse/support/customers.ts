import type { CallName } from '#domain/contract/addresses/index.ts'
import type { Answer, RequestInput } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import type { Product } from '#domain/contract/products.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { callsTo, made, type Visitor } from '#testing/calls.ts'
import { listedPage } from '#testing/products.ts'
import { newGuest } from '#testing/shop.ts'
import { additionOf, guestOrder } from '../../bench/scratch/guest.ts'
import { patient } from '../../bench/scratch/patient.ts'
import { benchSettings } from '../../bench/scratch/shop.ts'

export type Guest = ReturnType<typeof newGuest>

/**
 * Makes a call, again while the shop is overloaded: this machine may be busy, and the owner's calls
 * have the lowest priority.
 *
 * @throws Error for an unsuccessful answer
 */
export function ask<K extends CallName>(
  origin: string,
  name: K,
  sent: RequestInput<Contract[K]>,
  by?: Visitor,
): Promise<Answer<Contract[K]>> {
  return made(patient(callsTo(origin)).send(name, sent, by))
}

/** A case without a printed name, which would need another page. */
export async function someProduct(origin: string): Promise<Product> {
  const { products } = await listedPage(patient(callsTo(origin)), {})
  const product = products.find(({ caseType }) => !/name/i.test(caseType))
  if (!product) throw new Error('The shop has no products')
  return product
}

/** A guest with one case in the cart. */
export async function guestWithCart(origin: string, product: Product): Promise<Guest> {
  const guest = newGuest()
  await ask(origin, 'addToCart', { body: additionOf(product) }, guest)
  return guest
}

/** Number of pieces in a guest's cart. */
export async function piecesIn(origin: string, guest: Visitor): Promise<number> {
  const { items } = await ask(origin, 'getCart', {}, guest)
  return items.reduce((sum, { qty }) => sum + qty, 0)
}

/** Orders one piece, and returns the order's id. */
export async function order(
  origin: string,
  product: Product,
  guest: Visitor,
  name?: string,
): Promise<string> {
  const body = guestOrder(product, name === undefined ? {} : { name })
  return (await ask(origin, 'placeOrder', { body }, guest))._id
}

export async function signIn(origin: string): Promise<SignedInUser> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = benchSettings
  const answer = await ask(origin, 'logIn', { body: { email, password } })
  if (!('token' in answer)) throw new Error('the owner has a second step')
  return answer
}
