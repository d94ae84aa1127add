import { setTimeout as pause } from 'node:timers/promises'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import { additionOf, type GuestItem, guestOrder, newSession } from '../../bench/scratch/guest.ts'
import { say } from '../../bench/scratch/report.ts'
import { benchSettings } from '../../bench/scratch/shop.ts'

export interface CustomerCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Milliseconds for which a call is retried while the shop is overloaded. */
const PATIENCE = 30_000

/**
 * Makes a call. A refusal for overload is retried after the requested delay: this machine may be
 * busy, and the owner's calls have the lowest priority.
 *
 * @throws Error for an unsuccessful answer
 */
export async function ask<Answer>(
  origin: string,
  name: CallName,
  { params = {}, query, body, headers = {} }: CustomerCall = {},
): Promise<Answer> {
  const { method, path } = addresses[name]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const address = `${origin}/api${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
  const until = performance.now() + PATIENCE
  for (;;) {
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.ok) return (/^[[{]/.test(text) ? JSON.parse(text) : text) as Answer
    const after = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !(after > 0) || performance.now() > until) {
      throw new Error(`${name}: ${answer.status} ${text}`)
    }
    say(`          ${name} was asked to come back after ${after} s`)
    await pause(after * 1000)
  }
}

export interface Product extends GuestItem {
  readonly slug: string
}

/** A case without a printed name, which would need another page. */
export async function someProduct(origin: string): Promise<Product> {
  const { products } = await ask<{ products: (Product & { caseType: string })[] }>(
    origin,
    'listProducts',
  )
  const product = products.find(({ caseType }) => !/name/i.test(caseType))
  if (!product) throw new Error('The shop has no products')
  return product
}

/** A guest with one case in the cart. */
export async function guestWithCart(origin: string, product: Product): Promise<string> {
  const session = newSession()
  await ask(origin, 'addToCart', {
    headers: { 'x-session-id': session },
    body: additionOf(product),
  })
  return session
}

/** Number of pieces in a guest's cart. */
export async function piecesIn(origin: string, session: string): Promise<number> {
  const headers = { 'x-session-id': session }
  const { items } = await ask<{ items: { qty: number }[] }>(origin, 'getCart', { headers })
  return items.reduce((sum, { qty }) => sum + qty, 0)
}

/** Orders one piece, and returns the order's id. */
export async function order(
  origin: string,
  product: Product,
  { session, ...as }: { readonly session: string; readonly name?: string },
): Promise<string> {
  const { _id } = await ask<{ _id: string }>(origin, 'placeOrder', {
    headers: { 'x-session-id': session },
    body: guestOrder(product, as),
  })
  return _id
}

export interface SignedInUser {
  readonly token: string
}

export async function signIn(origin: string): Promise<SignedInUser> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = benchSettings
  return await ask(origin, 'logIn', { body: { email, password } })
}
