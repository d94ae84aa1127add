import { useShop } from '#web/frame/shop-context.ts'
import { NewTabNote } from '#web/ui/blocks/NewTabNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/**
 * A person helps with a lost password: an operator sends a link that works once
 * (rule: password-reset).
 */
export function ForgotPassword() {
  const { directMessageUrl } = useShop()
  return (
    <a
      href={directMessageUrl}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-plum text-sm underline-offset-4 hover:underline"
    >
      <Icon name="message" />
      Forgot password? Message us
      <NewTabNote />
    </a>
  )
}
