import { dayOf, daysAfter } from '#domain/moments.ts'
import { terms } from '#domain/terms.ts'

/** The days between which an order is to arrive, as '2026-12-02', in Pakistan's time. */
export interface ExpectedDays {
  readonly from: string
  readonly to: string
}

/**
 * When an order that was placed at a moment is to arrive: as many days later as every page but the
 * checkout promises (rule: delivery-days).
 */
export function expectedDays(placed: string | Date): ExpectedDays {
  const day = dayOf(placed)
  const { from, to } = terms.deliveryDays
  return { from: daysAfter(day, from), to: daysAfter(day, to) }
}
