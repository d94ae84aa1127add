import { Link } from 'react-router'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../frame/count.ts'
import { NameMissing } from './NameMissing.tsx'
import type { MissingNames as Names } from './use-missing-names.ts'

/** Orders of a bulk action that lack a name to print, each with its own confirmation. */
export function MissingNames({ names }: { readonly names: Names }) {
  const { orders, waiting } = names
  if (orders.length === 0) return null
  return (
    <Notice tone="offer" icon="edit" title={`Name needed for ${counted(orders.length, 'order')}`}>
      <p>
        {waiting.size === 0
          ? 'All of them ship.'
          : `${counted(waiting.size, 'order')} not shipped before you confirm.`}
      </p>
      <ul className="max-h-72 divide-y divide-hairline overflow-y-auto">
        {orders.map(({ _id, name, phone, language }) => (
          <li key={_id} className="py-1">
            <NameMissing
              order={{ _id, language }}
              phone={phone}
              isConfirmed={!waiting.has(_id)}
              onConfirm={(isConfirmed) => names.confirm(_id, isConfirmed)}
            >
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  to={paths.adminOrder(_id)}
                  className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
                >
                  <bdi dir="ltr" className="tracking-wide">
                    {shortOrderId(_id)}
                  </bdi>
                </Link>
                <bdi>{name}</bdi>
              </p>
            </NameMissing>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
