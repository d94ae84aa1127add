import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { t } from '#messages'
import { useShop } from '#web/kit/page/shop-context.ts'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** WhatsApp number of the shop as a link of the footer; nothing without one. */
export function WhatsAppLink({ className }: { readonly className: string }) {
  const { whatsapp } = useShop()
  if (whatsapp === '') return null
  return (
    <NewTabLink href={whatsAppLink(whatsapp)} className={className}>
      <Icon name="phone" className="size-4" />
      {t.common.whatsApp}
    </NewTabLink>
  )
}
