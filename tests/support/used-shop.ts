import { sql } from 'kysely'
import sharp from 'sharp'
import { shopFacts } from '#config'
import { shopperLists } from '#domain/catalogue/shopper-lists.ts'
import type { Order } from '#domain/contract/orders.ts'
import type { Product } from '#domain/contract/products.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { createAdmin } from '#server/accounts/admins.ts'
import { createPasswordResetLink } from '#server/accounts/password-reset.ts'
import type { Database } from '#server/schema/database.ts'
import { newAuthenticator } from './authenticator.ts'
import { type Calls, made, type Visitor } from './calls.ts'
import { switchMailOn } from './mail.ts'
import { newPhone, type OrderBody, orderBody } from './orders.ts'
import { as, newEmail, signedUp, testPassword } from './passwords.ts'
import type { TestProduct } from './products.ts'
import { proofForm, sendPicture, sendProof } from './proofs.ts'
import { uploadedReviewPhoto } from './review-photos.ts'
import { enrol } from './second-step.ts'
import { newGuest, TEST_ORIGIN, type TestShop } from './shop.ts'

/** Order with the keys that its customer's browser stores. */
interface KeyedOrder {
  readonly order: Order
  readonly body: OrderBody
  readonly key: string
  readonly by: Visitor
}

/**
 * References of the people of a used shop, valid wherever its data is restored, and credentials; a
 * restore ends the sessions and the reset link.
 */
export interface UsedShop {
  /** Signed in, with access to the admin area. */
  readonly owner: Visitor & { readonly email: string }
  /** Signed in; has ordered and reviewed. */
  readonly customer: Visitor & { readonly email: string }
  /** Has a line in the cart and an earlier order. */
  readonly guest: Visitor
  readonly product: TestProduct
  /** Path of the product's picture. */
  readonly picture: string
  /** Path of the photo of the customer's review. */
  readonly photo: string
  /** Placed by the guest, cash on delivery, nothing done to it. */
  readonly waiting: KeyedOrder
  /** The customer's transfer, not yet checked. */
  readonly unpaid: KeyedOrder
  /** Token of an unused password reset link. */
  readonly resetToken: string
}

/** Text printed on the product of a used shop, in its cart and in its orders. */
export const printed = 'عائشہ & Zoë ♥'

/** Text of characters that a file of rows must escape. */
const awkward = 'backslash \\N \\. \\\\, "quotes", \'one\', a,b;c|d, {arrays}, خوبصورت کور, 😀'

/**
 * Fills every table by calls that customers and the owner make. The first owner and the reset link
 * come from the operator, as in any shop.
 */
export async function fillUsedShop(shop: TestShop): Promise<UsedShop> {
  await switchMailOn(shop.database.db)
  const owner = await firstOwner(shop)
  await setUp(shop, owner)
  const picture = await uploadedPicture(shop, owner, '#2a7f62')
  const product = await createUsedProduct(shop, owner, picture)
  const other = await uploadedPicture(shop, owner, '#7f2a62')
  const soldOut = await createUsedProduct(shop, owner, other)

  const email = newEmail()
  const customer = { ...as(await signedUp(shop, { email })), email }
  const guest = newGuest()
  const addresses = [{ address: `House 7, ${awkward}`, city: 'Faisalabad' }]
  await made(shop.send('keepAddresses', { body: { addresses } }, customer))
  for (const list of shopperLists) {
    const add = { params: { list }, body: { add: [product.slug] } }
    await made(shop.send('changeList', add, customer))
  }
  const waiting = await ordered(shop, guest, [product, soldOut])
  const unpaid = await ordered(shop, customer, [product], { paymentMethod: 'Online_Manual' })
  const delivered = await ordered(shop, customer, [product, soldOut])
  await made(shop.send('deliverOrder', { ...idOf(delivered), body: {} }, owner))
  const paid = await ordered(shop, newGuest(), [product], { paymentMethod: 'Online_Manual' })
  const seen = { verificationNote: `Seen, ${awkward}` }
  await made(shop.send('confirmPayment', { ...idOf(paid), body: seen }, owner))
  const brought = await ordered(shop, newGuest(), [product])
  const { _id: order, version, totalPrice: amount } = brought.order
  const row = {
    line: 2,
    order,
    version,
    shortId: shortOrderId(order),
    amount,
    verdict: 'agreed',
    courierStatus: 'Delivered',
  } as const
  await made(shop.send('settle', { body: { fileName: 'tcs.csv', rows: [row] } }, owner))
  const refused = await ordered(shop, customer, [product], { paymentMethod: 'Online_Manual' })
  const screenshot = proofForm(await pngOf('#2a627f'))
  await made(sendProof(shop, unpaid.order._id, screenshot, customer))
  const missing = { rejectionReason: awkward }
  await made(shop.send('rejectPayment', { ...idOf(refused), body: missing }, owner))
  await made(shop.send('cancelOrder', idOf(await ordered(shop, guest, [product])), guest))

  const photo = await uploadedReviewPhoto(shop, product.id, customer, await pngOf('#7f622a'))
  const words = `Line one\nline two\r\n\ttabbed, ${awkward}`
  const reviewId = await review(shop, product, customer, words, [photo])
  await made(shop.send('voteReview', { params: { id: product.id, reviewId }, body: {} }, owner))
  await made(shop.send('deleteProduct', { params: { id: soldOut.id } }, owner))
  await leaver(shop, owner, product)
  const merging = newGuest()
  await putInCart(shop, product, merging)
  await made(shop.send('mergeCart', { body: { sessionId: merging.sessionId } }, customer))
  await putInCart(shop, product, guest)

  await shop.send('logIn', { body: { email, password: 'not the password' } })
  await shop.send('logIn', { body: { email: newEmail(), password: 'nobody’s password' } })
  const wrongPhone = { 'x-order-phone': newPhone() }
  await shop.send('getOrder', idOf(waiting), newGuest(), wrongPhone)
  await secondStepBegun(shop)
  await takeAllMail(shop)
  const link = await createPasswordResetLink(shop.database.db, shop.url, email)
  const resetToken = link?.split('#')[1] ?? ''
  return { owner, customer, guest, product, picture, photo, waiting, unpaid, resetToken }
}

/** Marks all mail as sent: a restore marks waiting mail as failed. */
export async function takeAllMail({ database }: Pick<TestShop, 'database'>): Promise<void> {
  await database.db
    .updateTable('messages')
    .set({ state: 'sent', settled_at: new Date() })
    .where('state', '=', 'waiting')
    .execute()
}

/** Tables that calls never fill: those of migrations, of starts and of the sweep of pictures. */
const unused = ['migrations', 'release_files', 'discarded_files']

/** Names of empty tables that the shop fills. */
export async function emptyTables({ db }: Pick<Database, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> all (${unused}) order by 1`.execute(db)
  const empty: string[] = []
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (found.rows.length === 0) empty.push(name)
  }
  return empty
}

/** Fills a cart and orders it with the cart's key, as the browser does. */
export async function ordered(
  shop: Calls,
  by: Visitor,
  products: readonly TestProduct[],
  changes: Partial<OrderBody> = {},
): Promise<KeyedOrder> {
  for (const product of products) await putInCart(shop, product, by)
  const { checkoutKey: key } = await made(shop.send('getCart', {}, by))
  const { guestInfo, orderItems, ...rest } = orderBody(products, {
    shippingAddress: {
      address: `House 7, ${awkward}`,
      city: 'Faisalabad',
      postalCode: '38000',
      country: 'Pakistan',
    },
    ...changes,
  })
  const isGuest = 'x-session-id' in by.headers
  const body = {
    ...rest,
    orderItems: orderItems.map((item) => ({ ...item, customName: printed })),
    ...(isGuest ? { guestInfo } : { phone: newPhone() }),
  }
  return { order: await placedAgain(shop, { body, key, by }), body, key, by }
}

/** Sends an order, first or repeated. */
export function placedAgain(
  shop: Calls,
  { body, key, by }: Omit<KeyedOrder, 'order'>,
): Promise<Order> {
  return made(shop.send('placeOrder', { body }, by, { 'idempotency-key': key }))
}

export async function review(
  shop: Calls,
  { id }: TestProduct,
  by: Visitor,
  comment: string,
  photos: readonly string[] = [],
): Promise<string> {
  const body = { rating: 4, comment, photos: [...photos] }
  return (await made(shop.send('writeReview', { params: { id }, body }, by)))._id
}

/** The owner's set-up: another city, and an account of their own. */
async function setUp(shop: TestShop, owner: Visitor): Promise<void> {
  const { name, tagline, handle } = shopFacts
  const facts = { name, tagline, handle, city: 'Lahore', exchangeLine: awkward }
  await made(shop.send('saveShopSettings', { body: facts }, owner))
  const title = awkward.slice(0, 80)
  const wallet = { service: 'Easypaisa', title, number: '03007654321', isResting: false }
  const body = { wallets: [wallet], currentPassword: testPassword }
  await made(shop.send('saveWallets', { body }, owner))
}

/** Person with a passkey and an authenticator app, with a half-finished login by each. */
async function secondStepBegun(shop: TestShop): Promise<void> {
  const user = await signedUp(shop)
  const by = as(user)
  const proof = { currentPassword: testPassword }
  const options = await made(shop.send('startPasskey', { body: proof }, by))
  const response = newAuthenticator(TEST_ORIGIN).make(options)
  await made(shop.send('addPasskey', { body: { response } }, by))
  await made(shop.send('startPasskeyLogin', {}))
  await enrol(shop, by)
  await shop.send('logIn', { body: { email: user.email, password: testPassword } })
}

async function firstOwner(shop: TestShop): Promise<UsedShop['owner']> {
  const admin = { email: newEmail(), password: testPassword }
  await createAdmin(shop.database.db, admin)
  return { email: admin.email, ...(await loggedIn(shop, admin)) }
}

/** Logs in a person of a used shop, as a restore ends the sessions (rule: restored-logins). */
export async function loggedIn(
  shop: Calls,
  { email }: { readonly email: string },
): Promise<Visitor> {
  return as(await made(shop.send('logIn', { body: { email, password: testPassword } })))
}

/** Path of a picture of one colour that the owner has uploaded. */
export async function uploadedPicture(
  shop: Calls,
  owner: Visitor,
  colour: string,
): Promise<string> {
  const form = proofForm(await pngOf(colour), { name: 'case.png' })
  return (await made(sendPicture<{ image: string }>(shop, '/upload/product', form, owner))).image
}

function pngOf(background: string): Promise<Buffer> {
  const create = { width: 40, height: 50, channels: 3, background } as const
  return sharp({ create }).png().toBuffer()
}

async function createUsedProduct(shop: Calls, owner: Visitor, image: string): Promise<TestProduct> {
  const body = {
    name: 'Truck Art',
    description: awkward,
    brand: 'iPhone',
    deviceModels: ['iPhone 15', 'iPhone 16'],
    caseType: 'Name Customization',
    price: 1200,
    image: [image],
  }
  const { _id, slug, name, deviceModels }: Product = await made(
    shop.send('createProduct', { body }, owner),
  )
  return { id: _id, slug, name, deviceModels }
}

async function putInCart(shop: Calls, product: TestProduct, by: Visitor): Promise<void> {
  const selectedModel = product.deviceModels[0] ?? ''
  const body = { productId: product.id, quantity: 1, selectedModel, customName: printed }
  await made(shop.send('addToCart', { body }, by))
}

/** Person whose account is deleted and whose order remains. */
async function leaver(shop: TestShop, owner: Visitor, product: TestProduct): Promise<void> {
  const user = await signedUp(shop)
  await ordered(shop, as(user), [product])
  await made(shop.send('deleteUser', { params: { id: user._id } }, owner))
}

function idOf({ order: { _id: id } }: KeyedOrder) {
  return { params: { id } }
}
