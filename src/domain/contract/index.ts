import * as lists from './accounts/lists.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as second from './accounts/second-step.ts'
import * as activity from './activity.ts'
import type { CallName } from './addresses/index.ts'
import * as again from './again.ts'
import type { CallShape } from './call.ts'
import * as cart from './cart.ts'
import * as insights from './insights.ts'
import * as many from './many-orders.ts'
import * as orders from './orders.ts'
import * as products from './products.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as sheets from './sheets.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'

/**
 * Calls of the shop by name: the server registers them and the API page lists them. The browser
 * imports `Contract` as a type and `addresses` as data, never the schemas.
 */
export const contract = {
  listProducts: products.listProducts,
  listHighlights: products.listHighlights,
  listProductsCalled: products.listProductsCalled,
  listRelatedProducts: products.listRelatedProducts,
  getProduct: products.getProduct,
  createProduct: products.createProduct,
  updateProduct: products.updateProduct,
  deleteProduct: products.deleteProduct,
  exportProducts: sheets.exportProducts,
  importProducts: sheets.importProducts,
  uploadProductImage: products.uploadProductImage,
  suggest: search.suggest,
  listReviews: reviews.listReviews,
  writeReview: reviews.writeReview,
  uploadReviewPhoto: reviews.uploadReviewPhoto,
  voteReview: reviews.voteReview,
  removeReview: reviews.removeReview,
  getSamples: reviews.getSamples,
  removeSamples: reviews.removeSamples,
  getCart: cart.getCart,
  addToCart: cart.addToCart,
  updateCartLine: cart.updateCartLine,
  removeCartLine: cart.removeCartLine,
  clearCart: cart.clearCart,
  mergeCart: cart.mergeCart,
  placeOrder: orders.placeOrder,
  getOrder: orders.getOrder,
  listMyOrders: orders.listMyOrders,
  listGuestOrders: orders.listGuestOrders,
  listOrders: orders.listOrders,
  exportOrders: orders.exportOrders,
  cancelOrder: orders.cancelOrder,
  confirmPayment: orders.confirmPayment,
  rejectPayment: orders.rejectPayment,
  setOrderStatus: orders.setOrderStatus,
  deliverOrder: orders.deliverOrder,
  handInProof: orders.handInProof,
  getProof: orders.getProof,
  sendMessageAgain: orders.sendMessageAgain,
  orderAgain: again.orderAgain,
  openOrderAccount: orders.openOrderAccount,
  bulkOrders: many.bulkOrders,
  listOrderIds: many.listOrderIds,
  listNamedOrders: many.listNamedOrders,
  matchParcels: many.matchParcels,
  previewSettlement: many.previewSettlement,
  settle: many.settle,
  listSettlements: many.listSettlements,
  takeBackSettlement: many.takeBackSettlement,
  getSummary: orders.getSummary,
  getInsights: insights.getInsights,
  listActivity: activity.listActivity,
  getSettings: settings.getSettings,
  saveShopSettings: settings.saveShopSettings,
  saveWallets: settings.saveWallets,
  saveLook: settings.saveLook,
  saveMailSettings: settings.saveMailSettings,
  sendTestMail: settings.sendTestMail,
  logIn: users.logIn,
  register: users.register,
  logOut: users.logOut,
  askForPassword: users.askForPassword,
  resetPassword: users.resetPassword,
  updateProfile: users.updateProfile,
  listSessions: users.listSessions,
  endOtherSessions: users.endOtherSessions,
  finishLogin: second.finishLogin,
  getSecondStep: second.getSecondStep,
  startSecondStep: second.startSecondStep,
  confirmSecondStep: second.confirmSecondStep,
  endSecondStep: second.endSecondStep,
  makeRecoveryCodes: second.makeRecoveryCodes,
  listPasskeys: passkeys.listPasskeys,
  startPasskey: passkeys.startPasskey,
  addPasskey: passkeys.addPasskey,
  removePasskey: passkeys.removePasskey,
  startPasskeyLogin: passkeys.startPasskeyLogin,
  logInByPasskey: passkeys.logInByPasskey,
  getAddresses: users.getAddresses,
  keepAddresses: users.keepAddresses,
  getLists: lists.getLists,
  changeList: lists.changeList,
  clearList: lists.clearList,
  confirmAdmin: users.confirmAdmin,
  listUsers: users.listUsers,
  setAdmin: users.setAdmin,
  deleteUser: users.deleteUser,
  getShop: shop.getShop,
} as const satisfies Record<CallName, CallShape>

export type Contract = typeof contract
