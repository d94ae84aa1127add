import { sql } from 'kysely'
import { addresses } from '#domain/contract/addresses/index.ts'
import type { Database } from '#server/schema/database.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount } from '#testing/accounts.ts'
import { closedAfterwards } from '#testing/closing.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { switchMailOn } from '#testing/mail.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { newProduct } from '#testing/products.ts'
import { proofForm } from '#testing/proofs.ts'
import { anonymous, buildTestShop, type Visitor } from '#testing/shop.ts'
import type { ModelProduct } from './model.ts'
import { accounts, guests, type PersonName, people, type Shopper, sessions } from './people.ts'
import type { Answer, Request } from './visitor-action.ts'

/** Index of a process. */
export type Process = 0 | 1

/** One shop, open in two processes over one database, without limits. */
export interface TwoShops {
  readonly database: Database
  /** Products on sale at the start of a run. */
  readonly products: readonly ModelProduct[]
  /** Owner of a cart by the keys in its row. */
  readonly shopperOf: (userId: string | null, guestHash: string | null) => Shopper | undefined
  readonly send: (to: Process, request: Request) => Promise<Answer>
  /** Restores the state right after opening. */
  readonly empty: () => Promise<void>
}

/** Prices in rupees whose discount is a whole rupee, and half a rupee. */
const shelf = [
  { name: 'Clear', caseType: 'Transparent', price: 1000 },
  { name: 'Named', caseType: 'Name Customization', price: 1245 },
  { name: 'Painted', caseType: 'Graphical', price: 999 },
]
export const deviceModels = ['iPhone 15', 'iPhone 16'] as const

/**
 * Opens two instances with separate connections, listeners for notifications and memory. Both share
 * one thread and are called without sockets: their only interaction is through PostgreSQL, which
 * runs their statements concurrently.
 */
export async function openTwoShops(): Promise<TwoShops> {
  const stored = await openTestDatabase()
  const second = openOtherPool({ url: stored.url, poolSize: 8 })
  const { database } = stored
  const shared = { imageStore: memoryStore(), proofStore: memoryStore() }
  const processes = await Promise.all(
    [database, second].map((each) =>
      buildTestShop({ ...shared, database: each, rateLimitScale: 0 }),
    ),
  )
  closedAfterwards(() => Promise.all(processes.map((process) => process.close())))
  const { visitors, owners } = await visitorsOf(database)
  const products = await Promise.all(
    shelf.map(async ({ name, caseType, price }) => {
      const made = await newProduct({ database }, { name, caseType, price, deviceModels })
      const takesName = caseType === 'Name Customization'
      return { id: made.id, name, caseType, takesName, price, deviceModels, isOnSale: true }
    }),
  )
  await switchMailOn(database.db)
  return {
    database,
    products,
    shopperOf: (userId, guestHash) => owners.get(userId ?? guestHash ?? ''),
    async send(to, { call, as, params = {}, query, body, picture, headers }) {
      const { method, path } = addresses[call]
      const url = `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`
      const form = picture && (await formOf(picture))
      const began = performance.now()
      const answer = await processes[to]?.inject({
        method,
        url,
        ...(query && { query: { ...query } }),
        headers: { ...visitors[as].headers, ...headers, ...form?.headers },
        ...(body !== undefined && { payload: body as object }),
        ...(form && { payload: form.payload }),
      })
      if (!answer) throw new RangeError('there are two processes')
      const took = performance.now() - began
      const text = answer.payload
      const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
      return { status: answer.statusCode, text, body: isJson ? JSON.parse(text) : text, took }
    },
    async empty() {
      await sql`truncate orders, order_items, order_history, order_keys, transfer_proofs, messages,
        settlements, settled_steps, carts, cart_lines, account_addresses, account_products,
        activity`.execute(database.db)
      const known = products.map(({ id }) => id)
      await sql`delete from products where id <> all (${known}::uuid[])`.execute(database.db)
      for (const { id, price } of products) {
        await sql`update products set price = ${price * 100}, device_models = ${[...deviceModels]},
          deleted_at = null where id = ${id}`.execute(database.db)
      }
    },
  }
}

/** Signs in every visitor; maps accounts and sessions in rows to visitors. */
async function visitorsOf(database: Database) {
  const owners = new Map<string, Shopper>()
  const visitors: Partial<Record<PersonName, Visitor>> = { Stranger: anonymous }
  for (const who of guests) {
    visitors[who] = { headers: { 'x-session-id': sessions[who] } }
    owners.set(hashSecret(sessions[who]).toString('hex'), who)
  }
  for (const who of accounts) {
    const account = await newAccount({ database }, people[who])
    visitors[who] = account
    owners.set(account.id, who)
  }
  visitors.Owner = await newAccount({ database }, { isAdmin: true, name: 'The Owner' })
  return { visitors: visitors as Record<PersonName, Visitor>, owners }
}

async function formOf(picture: Uint8Array) {
  const encoded = new Response(proofForm(picture))
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } }
}
