import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { Button, ExternalLinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { sayCopied } from './copied.ts'
import { whatsAppLink } from './payment/whatsapp-link.ts'

/** The ways to keep an order: its link, a message to oneself, paper. */
export function KeepOrder({ order }: { readonly order: Order }) {
  const link = `${location.origin}${paths.order(order._id)}`
  return (
    <Section title="Keep this order" card="usual" className="gap-3">
      <p className="text-muted text-sm">With this link you find your order again.</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <bdi
          dir="ltr"
          id="order-link"
          className="min-w-0 grow basis-40 break-all font-mono text-xs"
        >
          {link}
        </bdi>
        <CopyButton
          text={link}
          what="order link"
          shownIn="order-link"
          size="usual"
          onDone={sayCopied}
        />
      </p>
      <ExternalLinkButton kind="secondary" icon="message" href={whatsAppLink(link)}>
        Send to my WhatsApp
      </ExternalLinkButton>
      <Button kind="quiet" icon="print" onClick={() => print()}>
        Print
      </Button>
    </Section>
  )
}
