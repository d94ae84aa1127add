import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { sayCopied } from '#web/order-parts/copied.ts'
import { ExternalLinkButton } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { whatsAppLink } from '../payment/whatsapp-link.ts'

/** The ways to keep an order: a message to oneself, or its link; on paper, the link. */
export function KeepOrder({ order }: { readonly order: Order }) {
  const link = `${location.origin}${paths.order(order._id)}`
  return (
    <div className="grid min-w-0 gap-2">
      <div className="grid gap-2 sm:flex sm:gap-3">
        <ExternalLinkButton kind="secondary" icon="message" href={whatsAppLink(link)}>
          Send to my WhatsApp
        </ExternalLinkButton>
        <CopyButton
          text={link}
          what="link"
          isNamed
          shownIn="order-link"
          size="usual"
          onDone={sayCopied}
        />
      </div>
      <bdi
        dir="ltr"
        id="order-link"
        className="truncate text-muted text-xs print:whitespace-normal print:break-all"
      >
        {link}
      </bdi>
    </div>
  )
}
