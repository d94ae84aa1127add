/** The shop's clock: Pakistan's, whatever the machine's own zone. `moments.ts` has its finer times. */
export const PAKISTAN = 'Asia/Karachi'

const longDate = new Intl.DateTimeFormat('en-PK', {
  timeZone: PAKISTAN,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** '21 November 2026' in Pakistan's time (rule: money-and-dates). */
export function formatDate(moment: string | Date): string {
  return longDate.format(new Date(moment))
}
