import { whatsAppLink } from '#domain/settings/whatsapp-link.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { useShop } from '#web/kit/page/shop-context.ts'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'

/**
 * Row that opens a WhatsApp conversation with the shop; nothing where the owner has set no number.
 * @param message text that the visitor can change, without personal data
 */
export function WhatsAppRow({ message }: { readonly message?: string }) {
  const { whatsapp, face } = useShop()
  if (whatsapp === '') return null
  return (
    <NewTabLink
      href={whatsAppLink(whatsapp, message)}
      className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-white py-1 ps-1.5 pe-3 text-sm transition-colors hover:border-plum hover:text-plum"
    >
      {face === null ? (
        <Icon name="message" className="m-2.5 text-plum" />
      ) : (
        <Picture path={face} alt="" sizes="40px" className="size-10 rounded-chip object-cover" />
      )}
      <span className="flex flex-wrap gap-x-1 *:whitespace-nowrap">
        <span className="font-semibold">{t.common.askOnWhatsApp}</span>{' '}
        <span className="text-muted">
          · {t.common.answersIn({ hours: terms.supportReplyHours })}
        </span>
      </span>
    </NewTabLink>
  )
}
