import type { SignedInUser } from '#domain/contract/users.ts'
import { formatDate } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { useLogOut } from '#web/shop/frame/log-out.ts'

/** Name, e-mail address, age and role of the account. */
export function AccountInfo({ user }: { readonly user: SignedInUser }) {
  const logOut = useLogOut()
  return (
    <Section title={t.account.account} card="usual">
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="break-all text-muted text-sm">
          <bdi>{user.email}</bdi>
        </p>
        <Badge tone={user.isAdmin ? 'plum' : 'neutral'} icon="user">
          {user.isAdmin ? t.account.admin : t.account.customer}
        </Badge>
      </div>
      <dl className="border-hairline border-t pt-3 text-sm">
        <dt className="text-muted">{t.account.memberSince}</dt>
        <dd>{formatDate(user.createdAt)}</dd>
      </dl>
      <div className="grid gap-3">
        {!user.isAdmin && (
          <LinkButton to={paths.orders()} kind="secondary" icon="box">
            {t.account.myOrders}
          </LinkButton>
        )}
        <Button kind="quiet" icon="logout" onClick={logOut}>
          {t.account.logout}
        </Button>
      </div>
    </Section>
  )
}
