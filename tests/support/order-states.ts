import { type OrderState, paymentMethods } from '#domain/orders/status.ts'
import { choosableStatuses, orderStatuses } from '#domain/orders/status-lists.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'

const flags = [false, true] as const

/** Every combination of status, payment method and flags, valid or not. */
export const everyState: readonly OrderState[] = paymentMethods.flatMap((paymentMethod) =>
  orderStatuses.flatMap((orderStatus) =>
    flags.flatMap((isPaid) =>
      flags.map((isDelivered) => ({ orderStatus, paymentMethod, isPaid, isDelivered })),
    ),
  ),
)

/** Whether status and flags agree, as the constraints of the tables demand. */
export function isConsistent({ orderStatus, isPaid, isDelivered }: OrderState): boolean {
  if ((orderStatus === 'Delivered') !== isDelivered) return false
  if (orderStatus === 'Paid' && !isPaid) return false
  return !(orderStatus === 'Payment Rejected' && isPaid)
}

export const consistentStates: readonly OrderState[] = everyState.filter(isConsistent)

/** New cash on delivery order. */
export const cash: OrderState = {
  orderStatus: 'Pending',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
}

/** Packed and shipped cash on delivery orders. */
export const packedCash: OrderState = { ...cash, orderStatus: 'Processing' }
export const shippedCash: OrderState = { ...cash, orderStatus: 'Shipped' }

/** New transfer order. */
export const transfer = {
  ...cash,
  paymentMethod: 'Online_Manual',
  orderStatus: 'Payment Pending',
} as const

/** 'COD Shipped unpaid' */
export function nameOfState({ orderStatus, paymentMethod, isPaid }: OrderState): string {
  return `${paymentMethod} ${orderStatus} ${isPaid ? 'paid' : 'unpaid'}`
}

/** Every action with each of its choices. */
export const everyAction: readonly OrderAction[] = [
  { kind: 'pay' },
  { kind: 'reject' },
  ...choosableStatuses.map((to) => ({ kind: 'set-status', to }) as const),
  { kind: 'deliver', cashCollected: true },
  { kind: 'deliver', cashCollected: false },
  { kind: 'cancel' },
]

/** 'set-status Shipped', 'deliver without cash' */
export function nameOfAction(action: OrderAction): string {
  if (action.kind === 'set-status') return `set-status ${action.to}`
  return action.kind === 'deliver' && !action.cashCollected ? 'deliver without cash' : action.kind
}
