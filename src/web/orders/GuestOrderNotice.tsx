import { paths } from '#domain/paths.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { sayCopied } from './copied.ts'

/** Tells a guest how to come back to this order without an account. */
export function GuestOrderNotice({ orderId }: { readonly orderId: string }) {
  const link = `${location.origin}${paths.order(orderId)}`
  return (
    <Notice tone="info" icon="user" title="This is a guest order">
      <p className="text-muted">
        Keep this link to come back to it. On another device we ask for the phone number of the
        order.
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <bdi dir="ltr" id="order-link" className="min-w-0 break-all font-mono text-xs">
          {link}
        </bdi>
        <CopyButton
          text={link}
          what="order link"
          shownIn="order-link"
          size="usual"
          onDone={sayCopied}
        />
      </div>
    </Notice>
  )
}
