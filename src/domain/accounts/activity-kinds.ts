/** Kinds of activity, with their names in the list's filter. */
export const activityKinds = {
  orders: 'Orders',
  payments: 'Payments',
  products: 'Products',
  users: 'Users',
  settings: 'Settings',
  exports: 'Exports',
  samples: 'Samples',
} as const
export type ActivityKind = keyof typeof activityKinds

/** Value of the person filter for operators' commands. */
export const OPERATOR = 'operator'

/** Days for which activity is kept (rule: activity). */
export const ACTIVITY_DAYS = 400
