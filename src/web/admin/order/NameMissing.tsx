import { type ReactNode, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { send } from '#web/kit/api/send.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { lastValueRead, useRead } from '#web/kit/store/use-read.ts'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { OrderLink } from '../frame/cells.tsx'
import { Checkbox } from '../frame/choices.tsx'
import { counted } from '../frame/count.ts'
import { customerWords, greeting } from './customer.ts'

interface AskForNameProps {
  readonly order: Pick<Order, '_id' | 'language'>
  /** Phone in its stored form; '' or null without one. */
  readonly phone: string | null
}

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4'

/** Links to call a customer or to request the name by WhatsApp in the order's language. */
export function AskForName({ order, phone }: AskForNameProps) {
  const shop = useShop()
  const shortId = shortOrderId(order._id)
  const ofOrder = <span className="sr-only"> about order {shortId}</span>
  if (!phone) {
    return (
      <Link to={paths.adminOrder(order._id)} className={linkLook}>
        No phone: see the order{ofOrder}
      </Link>
    )
  }
  const question = `${greeting(shop.name, order)} ${customerWords(order).customerWhichName}`
  return (
    <span className="flex flex-wrap gap-x-4">
      <NewTabLink href={whatsAppLink(phone, question)} className={linkLook}>
        Ask on WhatsApp{ofOrder}
      </NewTabLink>
      <a href={`tel:${phone}`} className={linkLook}>
        <span className="sr-only">Call </span>
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
        {ofOrder}
      </a>
    </span>
  )
}

interface NameMissingProps extends AskForNameProps {
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
  readonly children?: ReactNode
}

/** Confirmation of an order that would ship without a name to print (rule: name-to-print). */
export function NameMissing({ isConfirmed, onConfirm, children, ...ask }: NameMissingProps) {
  const shortId = shortOrderId(ask.order._id)
  return (
    <div className="grid text-sm">
      {children}
      <AskForName {...ask} />
      <Checkbox checked={isConfirmed} onChange={onConfirm}>
        <span>
          I have the name, or ship without it
          <span className="sr-only"> for order {shortId}</span>
        </span>
      </Checkbox>
    </div>
  )
}

/** List of a bulk action's orders without a name to print, each with its own confirmation. */
export function MissingNames({ names }: { readonly names: ReturnType<typeof useMissingNames> }) {
  const { orders, waiting } = names
  if (orders.length === 0) return null
  return (
    <Notice tone="offer" icon="edit" title={`Name needed for ${counted(orders.length, 'order')}`}>
      <p>
        {waiting.size === 0
          ? 'All of them will be shipped.'
          : `${counted(waiting.size, 'order')} will not be shipped until you confirm.`}
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
 * Loads which of the orders lack a name to print. If the request fails, none is listed, and the
 * server refuses to ship them.
 *
 * @param ids null for an action that needs no names
 */
export function useMissingNames(ids: readonly string[] | null) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  // The orders are fixed when the dialog opens.
  const reading = useRead(ids === null ? null : 'orders', async (signal) => {
    const { others } = await send('matchParcels', { body: { ids: [...(ids ?? [])] } }, { signal })
    return others.filter(({ needsName }) => needsName)
  })
  const orders = lastValueRead(reading) ?? []
  const isConfirmed = new Set(confirmed)
  return {
    orders,
    isPending: ids !== null && reading === null,
    confirmed,
    /** Ids of the unconfirmed orders, which the action skips. */
    waiting: new Set(orders.flatMap(({ _id }) => (isConfirmed.has(_id) ? [] : _id))),
    confirm: (id: string, isTrue: boolean) =>
      setConfirmed((before) =>
        isTrue ? [...before, id] : before.filter((confirmed) => confirmed !== id),
      ),
  }
}
