/**
 * Priorities of calls for load shedding, which refuses the last of this list first.
 *
 * - `orders`: placing an order, and actions on one
 * - `carts`: carts, and the steps before and after an order: signing in, the order's own page
 * - `browsing`: listings, search, products and their reviews; pages that must be rendered
 * - `admin`: the admin's lists, figures, files and forms, bulk actions on orders among them
 */
export const priorities = ['orders', 'carts', 'browsing', 'admin'] as const
export type Priority = (typeof priorities)[number]
