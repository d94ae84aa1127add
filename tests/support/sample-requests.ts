import { randomUUID } from 'node:crypto'
import type { CallName } from '#domain/contract/addresses/index.ts'
import type { Address } from '#domain/contract/call.ts'
import { newAccount, type TestAccount } from './accounts.ts'
import { drawnOrder } from './drawn-orders.ts'
import { newPhone, orderBody } from './orders.ts'
import { newEmail, signedUp, testPassword } from './passwords.ts'
import { prepareOrders } from './prepared-orders.ts'
import { newProduct, peacock, type TestProduct } from './products.ts'
import { newGuest, type TestShop } from './shop.ts'

/** Objects that requests refer to; all belong to the shopper. */
export interface Scene {
  readonly product: TestProduct
  readonly orderId: string
  readonly shopper: TestAccount
}

/** Request to a call; a text body is sent as it is. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
  readonly body?: unknown
}

/** Creates a scene for one request. */
export async function newScene(shop: TestShop): Promise<Scene> {
  const product = await newProduct(shop)
  const shopper = await newAccount(shop)
  const pending = { ...transfer, paymentMethod: 'COD', orderStatus: 'Pending' } as const
  const [orderId = ''] = await prepareOrders(shop, product, [{ ...pending, userId: shopper.id }])
  return { product, orderId, shopper }
}

/** Builds a valid request to each call of the contract, new each time. */
export function sampleRequests(
  shop: TestShop,
): Readonly<Record<CallName, (scene: Scene) => SampleRequest | Promise<SampleRequest>>> {
  const aUser = async (): Promise<SampleRequest> => ({
    params: { id: (await newAccount(shop)).id },
  })
  const aReview = async (id: string, author: TestAccount): Promise<string> => {
    const body = { rating: 5, comment: 'Fits' }
    return (await shop.send('writeReview', { params: { id }, body }, author)).body._id
  }
  const aTransfer = async ({ product }: Scene, body: object): Promise<SampleRequest> => {
    const waiting = { ...transfer, orderStatus: 'Payment Pending' } as const
    const [id = ''] = await prepareOrders(shop, product, [waiting])
    return { params: { id }, body }
  }
  return {
    drawLettering: () => ({
      body: {
        design: { look: 'nastaliq', colour: null, seed: 'a case' },
        brandSlug: 'vivo',
        model: 'Vivo Y21',
        customName: 'زویا خان',
      },
    }),
    listProducts: nothing,
    listHighlights: nothing,
    listProductsCalled: ({ product: { slug } }) => ({ search: `?slugs=${slug}` }),
    getDesignForPhone: (scene) => ({ ...theProduct(scene), search: '?model=iPhone%2015' }),
    listRelatedProducts: theProduct,
    getProduct: theProduct,
    createProduct: () => ({ body: productForm }),
    updateProduct: (scene) => ({ ...theProduct(scene), body: productForm }),
    deleteProduct: async () => ({ params: { id: (await newProduct(shop)).id } }),
    listDesignBrands: theProduct,
    makeForAllBrands: async () => {
      const { id } = await newProduct(shop, {
        caseType: 'Graphical',
        design: { ...peacock, look: 'ajrak' },
      })
      return { params: { id } }
    },
    exportProducts: nothing,
    importProducts: ({ product: { id } }) => ({
      body: { sheet: `Product id,Version,List price (Rs.)\n${id},1,1199` },
    }),
    // Admitted; the body isn't an image.
    uploadProductImage: () => ({ body: {} }),
    suggest: () => ({ search: '?q=iph' }),

    listReviews: theProduct,
    getSamples: nothing,
    removeSamples: nothing,
    // The body is no picture, which the call reports after the access check.
    uploadReviewPhoto: (scene) => ({ ...theProduct(scene), body: {} }),
    voteReview: async ({ product: { id } }) => ({
      params: { id, reviewId: await aReview(id, await newAccount(shop)) },
      body: {},
    }),
    removeReview: async ({ product: { id }, shopper }) => ({
      params: { id, reviewId: await aReview(id, shopper) },
    }),
    writeReview: (scene) => ({ ...theProduct(scene), body: { rating: 5, comment: 'Fits' } }),

    getCart: nothing,
    addToCart: ({ product: { id } }) => ({
      body: { productId: id, quantity: 1, selectedModel: 'iPhone 15' },
    }),
    updateCartLine: (scene) => theLine(scene, { quantity: 0 }),
    moveCartLine: (scene) =>
      theLine(scene, { to: { productId: scene.product.id, selectedModel: 'iPhone 15' } }),
    removeCartLine: (scene) => theLine(scene, {}),
    clearCart: nothing,
    mergeCart: () => ({ body: { sessionId: newGuest().sessionId } }),

    placeOrder: ({ product }) => ({ body: { ...orderBody(product), phone: newPhone() } }),
    getOrder: theOrder,
    listMyOrders: nothing,
    listGuestOrders: () => ({ params: { email: 'bilal@example.com' } }),
    listOrders: () => ({ search: '?page=1' }),
    exportOrders: nothing,
    cancelOrder: theOrder,
    confirmPayment: (scene) => aTransfer(scene, {}),
    rejectPayment: (scene) => aTransfer(scene, { rejectionReason: 'No money came' }),
    setOrderStatus: (scene) => ({ ...theOrder(scene), body: { status: 'Shipped' } }),
    deliverOrder: theOrder,
    // Admitted; the body isn't an image.
    handInProof: async ({ product, shopper }) => {
      const waiting = { ...transfer, orderStatus: 'Payment Pending', userId: shopper.id } as const
      const [id = ''] = await prepareOrders(shop, product, [waiting])
      return { params: { id }, body: {} }
    },
    getProof: theOrder,
    // Admitted; the order has no message.
    sendMessageAgain: ({ orderId: id }) => ({ params: { id, messageId: randomUUID() } }),
    orderAgain: theOrder,
    openOrderAccount: (scene) => ({ ...theOrder(scene), body: { password: testPassword } }),
    bulkOrders: ({ orderId }) => ({ body: { ids: [orderId], action: 'process' } }),
    listOrderIds: nothing,
    printOrders: async () => ({ body: { ids: [(await drawnOrder(shop)).id], line: 1 } }),
    listNamedOrders: ({ orderId }) => ({ body: { ids: [orderId] } }),
    matchParcels: ({ orderId }) => ({ body: { text: `${orderId.slice(-8)} 779412345678` } }),
    previewSettlement: () => ({ body: { csv: 'Tracking number,COD amount\n779412345678,1150' } }),
    settle: ({ orderId }) => ({
      body: {
        fileName: 'tcs.csv',
        rows: [{ line: 2, order: orderId, version: 1, amount: 1150, verdict: 'agreed' }],
      },
    }),
    listSettlements: nothing,
    // An unknown id, which the call reports after the access check.
    takeBackSettlement: ({ orderId }) => ({
      params: { id: randomUUID() },
      body: { ids: [orderId] },
    }),
    getSummary: nothing,

    logIn: async () => ({
      body: { email: (await signedUp(shop)).email, password: testPassword },
    }),
    register: () => ({ body: { name: 'Omar', email: newEmail(), password: testPassword } }),
    logOut: nothing,
    askForPassword: () => ({ body: { email: newEmail() } }),
    resetPassword: () => ({ body: { token: 'no-such-link', password: testPassword } }),
    updateProfile: () => ({ body: { name: 'Omar Farooq' } }),
    listSessions: nothing,
    endOtherSessions: nothing,
    finishLogin: () => ({ body: { challenge: 'no-such-login', code: '123456' } }),
    getSecondStep: nothing,
    // Admitted; the password is missing or no enrolment was begun.
    startSecondStep: () => ({ body: {} }),
    confirmSecondStep: () => ({ body: { code: '123456' } }),
    endSecondStep: () => ({ body: {} }),
    makeRecoveryCodes: () => ({ body: {} }),
    listPasskeys: nothing,
    startPasskey: () => ({ body: {} }),
    addPasskey: () => ({ body: { response: {} } }),
    removePasskey: () => ({ params: { id: 'no-such-passkey' }, body: {} }),
    startPasskeyLogin: nothing,
    logInByPasskey: () => ({ body: { response: {} } }),
    getAddresses: nothing,
    keepAddresses: () => ({ body: { addresses: [{ address: 'House 7', city: 'Lahore' }] } }),
    getLists: nothing,
    changeList: () => ({ params: { list: 'wishes' }, body: { add: ['no-such-case'] } }),
    clearList: () => ({ params: { list: 'viewed' } }),
    listActivity: nothing,
    getInsights: nothing,
    getSettings: nothing,
    saveShopSettings: () => ({
      body: {
        name: 'Khol',
        tagline: 'Cases for your exact phone',
        handle: 'khol_',
        city: 'Faisalabad',
        exchangeLine: '',
      },
    }),
    // Admitted; the password is missing.
    saveWallets: () => ({
      body: {
        wallets: [{ service: 'Easypaisa', title: 'Khol', number: '03007654321', isResting: false }],
      },
    }),
    savePaymentTerms: () => ({ body: { namesByTransfer: false } }),
    saveLook: () => ({ body: { accent: 'plum', logo: null, showsName: true } }),
    saveMailSettings: () => ({ body: { senderName: '', notifications: ['new-order'] } }),
    sendTestMail: nothing,
    confirmAdmin: nothing,
    listUsers: nothing,
    setAdmin: async () => ({ ...(await aUser()), body: { isAdmin: true } }),
    deleteUser: aUser,

    getShop: nothing,
  }
}

/** Arguments of `fetch` for a request to a call: path below the shop's root, and options. */
export function fetched(
  { method, path }: Address,
  { params = {}, search = '', body }: SampleRequest,
  headers: Readonly<Record<string, string>>,
): readonly [path: string, init: RequestInit] {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const init = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  return [`/api${filled}${search}`, init]
}

const productForm = {
  name: 'Truck Art',
  description: 'A case',
  brand: 'iPhone',
  deviceModels: ['iPhone 15'],
  caseType: 'Graphical',
  price: 1200,
  image: ['/images/truck-art.webp'],
}

const transfer = { paymentMethod: 'Online_Manual', isPaid: false, isDelivered: false } as const

const nothing = (): SampleRequest => ({})
const theProduct = ({ product: { id } }: Scene): SampleRequest => ({ params: { id } })
const theOrder = ({ orderId: id }: Scene): SampleRequest => ({ params: { id } })
const theLine = ({ product: { id } }: Scene, body: object): SampleRequest => ({
  params: { productId: id },
  body: { selectedModel: 'iPhone 15', ...body },
})
