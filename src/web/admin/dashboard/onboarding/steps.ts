import type { Samples } from '#domain/catalogue/samples.ts'
import type { AnswerOf } from '#web/kit/api/send.ts'

/** Fields of the summary from which the progress is computed. */
export type OnboardingSummary = Pick<AnswerOf<'getSummary'>, 'firstDay' | 'orders'>

/** Onboarding checklist of a new shop, each step with its state (rule: onboarding). */
export function checklistSteps({ firstDay, orders }: OnboardingSummary, samples: Samples) {
  const { hasOwnName, hasOwnWallets, hasOwnProduct, hasWhatsApp, hasExchangeLine } = firstDay
  return [
    { name: 'facts', isDone: hasOwnName && hasOwnWallets },
    { name: 'whatsapp', isDone: hasWhatsApp },
    { name: 'exchange', isDone: hasExchangeLine },
    { name: 'product', isDone: hasOwnProduct },
    { name: 'samples', isDone: samples.products + samples.reviews === 0 },
    { name: 'order', isDone: orders > 0 },
  ] as const
}

type Steps = ReturnType<typeof checklistSteps>

export type StepName = Steps[number]['name']

/** Progress of the steps: '3 of 5'. */
export function progressOf(steps: Steps): string {
  return `${steps.filter(({ isDone }) => isDone).length} of ${steps.length}`
}

/** Whether all steps are done. */
export const isChecklistDone = (steps: Steps): boolean => steps.every(({ isDone }) => isDone)
