import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { Checkbox } from '../frame/Checkbox.tsx'
import { callLink, greeting, whatsAppTo } from '../order/contact-links.ts'
import { customerWords } from '../order/customer-words.ts'

interface AskForNameProps {
  readonly order: Pick<Order, '_id' | 'language'>
  /** Phone in its stored form; '' or null without one. */
  readonly phone: string | null
}

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4'

/**
 * Links to call a customer or to request the name by WhatsApp, with a prepared message in the
 * order's language.
 */
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
  const question = `${greeting(shop.name, order)} ${customerWords(order).whichName}`
  return (
    <span className="flex flex-wrap gap-x-4">
      <a href={whatsAppTo(phone, question)} target="_blank" rel="noreferrer" className={linkLook}>
        Ask on WhatsApp{ofOrder}
        <NewTabNote />
      </a>
      <a href={callLink(phone)} className={linkLook}>
        <span className="sr-only">Call </span>
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
        {ofOrder}
      </a>
    </span>
  )
}

interface NameMissingProps extends AskForNameProps {
  /** Whether an admin has confirmed shipping without the name. */
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
  /** Further text that identifies the order. */
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
