import type { CallName } from './addresses.ts'
import type { CallShape } from './call.ts'
import * as cart from './cart.ts'
import * as orders from './orders.ts'
import * as products from './products.ts'
import * as reviews from './reviews.ts'
import * as search from './search.ts'
import * as shop from './shop.ts'
import * as users from './users.ts'

/**
 * Every call of the shop by name: what the server registers and the API page lists. The browser
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
  uploadProductImage: products.uploadProductImage,
  suggest: search.suggest,
  listReviews: reviews.listReviews,
  writeReview: reviews.writeReview,
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
  watchOrder: orders.watchOrder,
  watchShop: orders.watchShop,
  getSummary: orders.getSummary,
  logIn: users.logIn,
  register: users.register,
  logOut: users.logOut,
  resetPassword: users.resetPassword,
  updateProfile: users.updateProfile,
  listUsers: users.listUsers,
  setAdmin: users.setAdmin,
  deleteUser: users.deleteUser,
  getShop: shop.getShop,
} as const satisfies Record<CallName, CallShape>

export type Contract = typeof contract
