import { paths } from '#domain/paths.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/**
 * The way out of a lost password: where the shop sends e-mail, the page that asks for a link, else a
 * person who sends one (rule: password-reset). It opens beside whatever is being typed here.
 */
export function ForgotPassword() {
  const { directMessageUrl, sendsMail } = useShop()
  return (
    <a
      href={sendsMail ? paths.resetPassword() : directMessageUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-plum text-sm underline-offset-4 hover:underline"
    >
      <Icon name="message" />
      {sendsMail ? 'Forgot password? Get a link by email' : 'Forgot password? Message us'}
      <NewTabNote />
    </a>
  )
}
