import { Link } from 'react-router'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { classNames } from '#web/kit/ui/class-names.ts'

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
