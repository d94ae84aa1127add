/** Statuses of orders (rule: statuses). */
export const orderStatuses = [
  'Pending',
  'Payment Pending',
  'Payment Rejected',
  'Paid',
  'Processing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Known statuses of 'Paid,Shipped', in the order of the table. */
export function statusesIn(text: string): readonly OrderStatus[] {
  const names = text.split(',')
  return orderStatuses.filter((status) => names.includes(status))
}

/** Statuses that the dashboard counts as pending: orders to confirm, transfers to check. */
export const pendingStatuses = [
  'Pending',
  'Payment Pending',
] as const satisfies readonly OrderStatus[]

/** Statuses that an admin can choose; only a rejection leads to the other one (rule: statuses). */
export const choosableStatuses = orderStatuses.filter((status) => status !== 'Payment Rejected')
export type ChoosableStatus = (typeof choosableStatuses)[number]

/** Stage of the owner's work: statuses in which an order waits for the same kind of work. */
export interface WorkStage {
  readonly name: string
  readonly statuses: readonly OrderStatus[]
}

/** Stages of the owner's work, in order; each status is in one of them (rule: work-stages). */
export const workStages: readonly WorkStage[] = [
  { name: 'To do', statuses: ['Pending', 'Payment Pending', 'Payment Rejected'] },
  { name: 'Ready', statuses: ['Paid', 'Processing'] },
  { name: 'Sent', statuses: ['Shipped'] },
  { name: 'Done', statuses: ['Delivered', 'Cancelled'] },
]

/** Stage with exactly these statuses, in any order. */
export function stageOf(statuses: readonly OrderStatus[]): WorkStage | undefined {
  return workStages.find(
    (stage) =>
      stage.statuses.length === statuses.length &&
      stage.statuses.every((status) => statuses.includes(status)),
  )
}
