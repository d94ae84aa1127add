const dayAndTime = new Intl.DateTimeFormat('en-PK', {
  timeZone: 'Asia/Karachi',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** '21 Nov, 4:16 pm' in Pakistan's time, where there is no room for the year; alike in every browser. */
export function formatShortMoment(moment: string): string {
  const parts = Object.fromEntries(
    dayAndTime.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { day, month, hour, minute, dayPeriod = '' } = parts
  return `${day} ${month}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`
}
