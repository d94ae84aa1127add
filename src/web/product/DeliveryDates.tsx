import { expectedDays } from '#domain/orders/expected.ts'
import { betweenDays } from '#domain/orders/expected-words.ts'

/** The promised days of an order that is placed now (rule: delivery-days). */
export function DeliveryDates() {
  return <>With you {betweenDays(expectedDays(new Date()))}</>
}
