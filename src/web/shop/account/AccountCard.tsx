import type { ReactNode } from 'react'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'

interface AccountCardProps {
  readonly title: string
  readonly intro: ReactNode
  readonly children: ReactNode
  readonly otherwise?: ReactNode
}

/** Page with a single form: login, registration, new password. */
export function AccountCard({ title, intro, children, otherwise }: AccountCardProps) {
  return (
    <div className="page-gutter grid gap-6 py-8 sm:max-lg:*:max-w-form lg:grid-cols-[20rem_minmax(0,var(--container-form))] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:py-12">
      <header className="grid content-start gap-1">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{intro}</p>
      </header>
      <Card room="roomy" className="lg:row-span-2">
        {children}
      </Card>
      {otherwise}
    </div>
  )
}

/**
 * Link for a forgotten password, to the page for a reset link or to a person (rule:
 * password-reset), in a new tab, so that typed values stay.
 */
export function ForgotPassword() {
  const { directMessageUrl, sendsMail } = useShop()
  return (
    <NewTabLink
      href={sendsMail ? pageAddress(paths.resetPassword()) : directMessageUrl}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-plum text-sm underline-offset-4 hover:underline"
    >
      <Icon name="message" />
      {sendsMail ? t.account.byMail : t.account.byMessage}
    </NewTabLink>
  )
}
