import { formatListDate, formatMoment, formatTime } from '#domain/dates.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'

/** Date and time in a list, '21 November, 4:16 pm', with a line break only between the two. */
export function ListTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      <span className="inline-block">{formatListDate(at, serverNow())},</span>{' '}
      <span className="inline-block">{formatTime(at)}</span>
    </time>
  )
}
