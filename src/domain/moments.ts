const longMoment = new Intl.DateTimeFormat('en-PK', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** '21 November 2026, 4:16 pm' in Pakistan's time, the same in every browser. */
export function formatMoment(moment: string | Date): string {
  const parts = Object.fromEntries(
    longMoment.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { day, month, year, hour, minute, dayPeriod = '' } = parts
  return `${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`
}
