import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Tells a guest what an account would add, without asking for one. */
export function GuestBanner() {
  return (
    <Notice tone="info" icon="user" title="You are shopping as a guest">
      <p className="text-muted">
        No account is needed to order. With one, this cart follows you to every device.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.register()} kind="secondary">
          Create Account
        </LinkButton>
        <LinkButton to={paths.login()} kind="quiet">
          Sign In
        </LinkButton>
      </div>
    </Notice>
  )
}
