import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { MessageShop } from './MessageShop.tsx'

/** A person to ask, last on every page of an order. */
export function OrderHelp({ order }: { readonly order: Order }) {
  return (
    <Section title="Need help?" card="usual" className="gap-3">
      <p className="text-muted text-sm">
        Message us with your order number. We reply within {terms.supportReplyHours} hours.
        Delivery, exchange and payment are explained on the{' '}
        <Link to={paths.help()} className="text-plum underline">
          help page
        </Link>
        .
      </p>
      <MessageShop order={order} />
    </Section>
  )
}
