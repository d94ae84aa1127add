import { t } from '#messages'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { type ButtonKind, ExternalLinkButton } from '#web/kit/ui/Button.tsx'
import { ltr } from '#web/kit/ui/message-tags.tsx'

interface MessageShopProps {
  /** Text of the message, which the visitor can change; none by default. */
  readonly text?: string
  readonly kind?: ButtonKind
}

/** Link for a direct message to the shop. */
export function MessageShop({ text, kind = 'secondary' }: MessageShopProps) {
  const shop = useShop()
  return (
    <ExternalLinkButton
      kind={kind}
      icon="message"
      href={text === undefined ? shop.directMessageUrl : directMessageLink(shop, text)}
    >
      <span>{t.common.message({ name: shop.handle, handle: ltr })}</span>
    </ExternalLinkButton>
  )
}
