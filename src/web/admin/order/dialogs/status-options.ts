import type { ChoosableStatus, OrderState } from '#domain/orders/status.ts'
import { choosableStatuses } from '#domain/orders/status-lists.ts'
import { statusChoices, transitionNotes, transitionRefusal } from '#domain/orders/transitions.ts'

/** Option of the status dropdown. */
export interface StatusOption {
  readonly status: ChoosableStatus
  readonly isPossible: boolean
}

/** Options for the seven statuses, with those marked that the order can take. */
export function statusOptions(order: OrderState): readonly StatusOption[] {
  const choices = statusChoices(order)
  return choosableStatuses.map((status) => ({ status, isPossible: choices.includes(status) }))
}

/** Reasons why some of the seven can't be chosen, without duplicates. */
export function impossibleStatuses(order: OrderState): readonly string[] {
  const notes = choosableStatuses.flatMap((to) => {
    const refusal = transitionRefusal(order, 'admin', { kind: 'set-status', to })
    return refusal ? [transitionNotes[refusal]] : []
  })
  return [...new Set(notes)]
}
