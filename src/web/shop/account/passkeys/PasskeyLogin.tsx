import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { enter } from '../sign-in.ts'
import { logInByPasskey, supportsPasskeys } from './authenticator.ts'

/** Button of a login by passkey; not rendered without support. */
export function PasskeyLogin({
  onEntered,
}: {
  readonly onEntered: (user: SignedInUser) => Promise<void>
}) {
  const { isPending, run } = useAction({
    run: async () => onEntered(await enter(await logInByPasskey())),
    fallback: t.account.loginFailed,
  })
  if (!supportsPasskeys()) return null
  return (
    <Button kind="secondary" icon="user" wide busy={isPending} onClick={() => void run()}>
      {t.account.logIn}
    </Button>
  )
}
