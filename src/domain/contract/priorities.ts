import { addresses, type CallName } from './addresses/index.ts'
import type { Address } from './call.ts'

/**
 * Priorities of calls for load shedding, which refuses the last of this list first.
 *
 * - `orders`: placing an order, and actions on one
 * - `carts`: carts, and the steps before and after an order: signing in, the order's own page
 * - `browsing`: listings, search, products and their reviews; pages that must be rendered
 * - `admin`: the admin's lists, figures, files and forms
 */
export const priorities = ['orders', 'carts', 'browsing', 'admin'] as const
export type Priority = (typeof priorities)[number]

/** Priority of every call; null for a call that is cheap and always served. */
const priorityOfCall: Readonly<Record<CallName, Priority | null>> = {
  // Answered from memory.
  getShop: null,

  placeOrder: 'orders',
  cancelOrder: 'orders',
  confirmPayment: 'orders',
  rejectPayment: 'orders',
  setOrderStatus: 'orders',
  deliverOrder: 'orders',

  getCart: 'carts',
  addToCart: 'carts',
  updateCartLine: 'carts',
  removeCartLine: 'carts',
  clearCart: 'carts',
  mergeCart: 'carts',
  logIn: 'carts',
  register: 'carts',
  logOut: 'carts',
  askForPassword: 'carts',
  resetPassword: 'carts',
  updateProfile: 'carts',
  listSessions: 'carts',
  endOtherSessions: 'carts',
  finishLogin: 'carts',
  getSecondStep: 'carts',
  startSecondStep: 'carts',
  confirmSecondStep: 'carts',
  endSecondStep: 'carts',
  makeRecoveryCodes: 'carts',
  listPasskeys: 'carts',
  startPasskey: 'carts',
  addPasskey: 'carts',
  removePasskey: 'carts',
  startPasskeyLogin: 'carts',
  logInByPasskey: 'carts',
  getAddresses: 'carts',
  keepAddresses: 'carts',
  getOrder: 'carts',
  listMyOrders: 'carts',
  handInProof: 'carts',
  getProof: 'carts',
  orderAgain: 'carts',
  openOrderAccount: 'carts',
  listGuestOrders: 'carts',

  listProducts: 'browsing',
  suggest: 'browsing',
  listHighlights: 'browsing',
  listProductsCalled: 'browsing',
  listRelatedProducts: 'browsing',
  getProduct: 'browsing',
  listReviews: 'browsing',
  writeReview: 'browsing',
  uploadReviewPhoto: 'browsing',
  voteReview: 'browsing',
  removeReview: 'browsing',
  getLists: 'browsing',
  changeList: 'browsing',
  clearList: 'browsing',

  listOrders: 'admin',
  exportOrders: 'admin',
  sendMessageAgain: 'admin',
  // A bulk action can wait for a moment; an action on a single order can't.
  bulkOrders: 'admin',
  listOrderIds: 'admin',
  listNamedOrders: 'admin',
  matchParcels: 'admin',
  previewSettlement: 'admin',
  settle: 'admin',
  listSettlements: 'admin',
  takeBackSettlement: 'admin',
  getSummary: 'admin',
  createProduct: 'admin',
  updateProduct: 'admin',
  deleteProduct: 'admin',
  exportProducts: 'admin',
  importProducts: 'admin',
  uploadProductImage: 'admin',
  getSamples: 'admin',
  removeSamples: 'admin',
  listActivity: 'admin',
  getInsights: 'admin',
  getSettings: 'admin',
  saveShopSettings: 'admin',
  saveWallets: 'admin',
  saveLook: 'admin',
  saveMailSettings: 'admin',
  sendTestMail: 'admin',
  confirmAdmin: 'admin',
  listUsers: 'admin',
  setAdmin: 'admin',
  deleteUser: 'admin',
}

const priorityByRoute = new Map(
  Object.entries(addresses).map(([name, address]) => [
    routeKey(address),
    priorityOfCall[name as CallName],
  ]),
)

/** Priority of the call at an address; null when it has none. */
export function priorityOf(address: Pick<Address, 'method' | 'path'>): Priority | null {
  return priorityByRoute.get(routeKey(address)) ?? null
}

function routeKey({ method, path }: Pick<Address, 'method' | 'path'>): string {
  return `${method} ${path}`
}
