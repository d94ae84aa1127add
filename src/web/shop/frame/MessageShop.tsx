import type { ComponentProps } from 'react'
import { t } from '#messages'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'
import { ltr } from '#web/kit/ui/message-tags.tsx'

interface MessageShopProps
  extends Partial<Omit<ComponentProps<typeof ExternalLinkButton>, 'href' | 'icon'>> {
  /** Text of the message, which the visitor can change; none by default. */
  readonly text?: string
}

/** Link for a direct message to the shop; names the shop's account by default. */
export function MessageShop({ text, children, ...look }: MessageShopProps) {
  const shop = useShop()
  return (
    <ExternalLinkButton
      kind="secondary"
      icon="message"
      href={text === undefined ? shop.directMessageUrl : directMessageLink(shop, text)}
      {...look}
    >
      {children ?? <span>{t.common.message({ name: shop.handle, handle: ltr })}</span>}
    </ExternalLinkButton>
  )
}
