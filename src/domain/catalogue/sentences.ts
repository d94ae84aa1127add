/** Said of a product that is unknown, or not on sale any more. */
export const PRODUCT_NOT_FOUND = 'Product not found'

/** Said when a list of products can't be read and the server has no sentence of its own. */
export const PRODUCTS_NOT_LOADED = 'Failed to load products'

/** Said to whoever comes second to a product (rule: second-comer). */
export const PRODUCT_CHANGED = 'This product was changed by someone else meanwhile.'
