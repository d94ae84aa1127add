import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { NewTabNote } from '#web/kit/ui/blocks/NewTabNote.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'

/**
 * Link for a forgotten password: to the page that requests a reset link if the shop sends e-mail,
 * otherwise to a person who sends one (rule: password-reset). It opens in a new tab, so that typed
 * values stay.
 */
export function ForgotPassword() {
  const { directMessageUrl, sendsMail } = useShop()
  return (
    <a
      href={sendsMail ? pageAddress(paths.resetPassword()) : directMessageUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-plum text-sm underline-offset-4 hover:underline"
    >
      <Icon name="message" />
      {sendsMail ? t.account.byMail : t.account.byMessage}
      <NewTabNote />
    </a>
  )
}
