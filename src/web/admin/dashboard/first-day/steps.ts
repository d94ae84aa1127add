import type { Samples } from '#domain/catalogue/samples.ts'
import type { AnswerOf } from '#web/api/send.ts'

type Summary = AnswerOf<'getSummary'>

/** The steps of a new shop, in the recommended order. */
export type StepName = 'facts' | 'mail' | 'product' | 'samples' | 'order'

export interface Step {
  readonly name: StepName
  readonly isDone: boolean
}

/** The fields of the summary that show the progress. */
export interface FirstDaySummary extends Pick<Summary, 'firstDay' | 'orders'> {
  /** Absent where the shop knows nothing of mail. */
  readonly mail?: { readonly isOn: boolean }
}

/** The steps, each with whether the shop sees it done (rule: first-day). */
export function stepsOf(summary: FirstDaySummary, samples: Samples): readonly Step[] {
  const { hasOwnName, hasOwnWallets, hasOwnProduct } = summary.firstDay
  const mailIsOn = mailOf(summary)
  return [
    { name: 'facts', isDone: hasOwnName && hasOwnWallets },
    ...(mailIsOn === null ? [] : [{ name: 'mail', isDone: mailIsOn } as const]),
    { name: 'product', isDone: hasOwnProduct },
    { name: 'samples', isDone: samples.products + samples.reviews === 0 },
    { name: 'order', isDone: summary.orders > 0 },
  ]
}

/** Whether the shop sends mail; null when it doesn't say, and nothing is asked of the owner. */
function mailOf({ mail }: FirstDaySummary): boolean | null {
  return mail?.isOn ?? null
}

/** '3 of 5' */
export function progressOf(steps: readonly Step[]): string {
  return `${steps.filter(({ isDone }) => isDone).length} of ${steps.length}`
}

/** Whether there is nothing left to do. */
export const areDone = (steps: readonly Step[]): boolean => steps.every(({ isDone }) => isDone)
