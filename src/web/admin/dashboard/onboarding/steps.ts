import type { Samples } from '#domain/catalogue/samples.ts'
import type { AnswerOf } from '#web/kit/api/send.ts'

type Summary = AnswerOf<'getSummary'>

export type StepName = 'facts' | 'mail' | 'product' | 'samples' | 'order'

export interface Step {
  readonly name: StepName
  readonly isDone: boolean
}

/** Fields of the summary from which the progress is computed. */
export interface OnboardingSummary extends Pick<Summary, 'firstDay' | 'orders'> {
  /** Absent when the server reports nothing about mail. */
  readonly mail?: { readonly isOn: boolean }
}

/** Onboarding checklist of a new shop, each step with its state (rule: onboarding). */
export function checklistSteps(
  { firstDay, orders, mail }: OnboardingSummary,
  samples: Samples,
): readonly Step[] {
  const { hasOwnName, hasOwnWallets, hasOwnProduct } = firstDay
  return [
    { name: 'facts', isDone: hasOwnName && hasOwnWallets },
    ...(mail ? [{ name: 'mail', isDone: mail.isOn } as const] : []),
    { name: 'product', isDone: hasOwnProduct },
    { name: 'samples', isDone: samples.products + samples.reviews === 0 },
    { name: 'order', isDone: orders > 0 },
  ]
}

/** Progress of the steps: '3 of 5'. */
export function progressOf(steps: readonly Step[]): string {
  return `${steps.filter(({ isDone }) => isDone).length} of ${steps.length}`
}

/** Whether all steps are done. */
export const isChecklistDone = (steps: readonly Step[]): boolean =>
  steps.every(({ isDone }) => isDone)
