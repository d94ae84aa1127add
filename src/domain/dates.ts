const longDate = new Intl.DateTimeFormat('en-PK', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/**
 * '21 November 2026' in Pakistan's time, whatever the machine's own zone (rule: money-and-dates).
 */
export function formatDate(moment: string | Date): string {
  return longDate.format(new Date(moment))
}
