const dayAndTime = new Intl.DateTimeFormat('en-PK', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** '21 Nov, 6:50 pm' in Pakistan's time: when something happened, where every day counts. */
export function formatMoment(moment: string): string {
  return dayAndTime.format(new Date(moment))
}
