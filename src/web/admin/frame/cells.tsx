import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { formatListDate, formatMoment, formatTime } from '#domain/times.ts'
import { serverNow } from '#web/kit/api/server-clock.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Link } from '#web/kit/ui/Link.tsx'

/** Link to an order, named by its short id. */
export function OrderLink({ id, className }: { readonly id: string; readonly className?: string }) {
  return (
    <Link
      to={paths.adminOrder(id)}
      className={classNames(
        'font-semibold text-plum tracking-wide underline underline-offset-4',
        className,
      )}
    >
      <span className="sr-only">Order </span>
      <bdi dir="ltr">{shortOrderId(id)}</bdi>
    </Link>
  )
}

/** Date and time in a list, '21 November, 4:16 pm', with a line break only between the two. */
export function ListTime({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      <span className="inline-block">{formatListDate(at, serverNow())},</span>{' '}
      <span className="inline-block">{formatTime(at)}</span>
    </time>
  )
}
