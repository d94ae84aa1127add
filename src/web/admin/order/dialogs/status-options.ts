import type { ChoosableStatus, OrderState } from '#domain/orders/status.ts'
import { choosableStatuses } from '#domain/orders/status-lists.ts'
import { statusChoices, transitionNotes, transitionRefusal } from '#domain/orders/transitions.ts'

/** One of the seven statuses of the dropdown. */
export interface StatusOption {
  readonly status: ChoosableStatus
  readonly isPossible: boolean
}

/** The seven statuses, and which of them the order can take. */
export function statusOptions(order: OrderState): readonly StatusOption[] {
  const choices = statusChoices(order)
  return choosableStatuses.map((status) => ({ status, isPossible: choices.includes(status) }))
}

/** Why some of the seven can't be chosen, each sentence once. */
export function impossibleStatuses(order: OrderState): readonly string[] {
  const notes = choosableStatuses.flatMap((to) => {
    const refusal = transitionRefusal(order, 'admin', { kind: 'set-status', to })
    return refusal ? [transitionNotes[refusal]] : []
  })
  return [...new Set(notes)]
}
