import { useState } from 'react'
import { send } from '#web/api/send.ts'
import { useRead } from '#web/store/use-read.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../frame/count.ts'
import { OrderLink } from '../frame/OrderLink.tsx'
import { NameMissing } from './NameMissing.tsx'

/** Orders of a bulk action that lack a name to print, each with its own confirmation. */
export function MissingNames({ names }: { readonly names: ReturnType<typeof useMissingNames> }) {
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
                <OrderLink id={_id} className="inline-flex min-h-11 items-center" />
                <bdi>{name}</bdi>
              </p>
            </NameMissing>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/**
 * Reads which of the orders lack a name to print. After a failure none is listed, and the server
 * refuses each of them at shipping.
 *
 * @param ids null for an action that doesn't depend on names
 */
export function useMissingNames(ids: readonly string[] | null) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  // The orders are fixed when the dialog opens.
  const reading = useRead(ids === null ? null : 'orders', async (signal) => {
    const { others } = await send('matchParcels', { body: { ids: [...(ids ?? [])] } }, { signal })
    return others.filter(({ needsName }) => needsName)
  })
  const orders = reading && ('value' in reading ? reading.value : [])
  const missing = orders ?? []
  const isConfirmed = new Set(confirmed)
  return {
    orders: missing,
    isPending: ids !== null && orders === null,
    /** Ids of the orders confirmed to ship without the name. */
    confirmed,
    /** Ids of the unconfirmed orders, which the action skips. */
    waiting: new Set(missing.flatMap(({ _id }) => (isConfirmed.has(_id) ? [] : _id))),
    confirm: (id: string, isTrue: boolean) =>
      setConfirmed((before) =>
        isTrue ? [...before, id] : before.filter((confirmed) => confirmed !== id),
      ),
  }
}
