import * as messages from '#messages/catalogue-sentences.ts'

/** Message for a product that is unknown, or not on sale any more. */
export const PRODUCT_NOT_FOUND = messages.productNotFound

/** Message when a list of products fails to load and the server sent no message. */
export const PRODUCTS_NOT_LOADED = messages.productsNotLoaded

/** Message for a concurrent change of a product (rule: concurrent-edit). */
export const PRODUCT_CHANGED = messages.productChanged
