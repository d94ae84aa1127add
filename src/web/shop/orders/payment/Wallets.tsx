import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { messageAbout } from '#web/kit/order-ui/order-facts.ts'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/**
 * Accounts that accept transfers: those sent to the order's customer, otherwise the shop's present
 * ones (rules: shop-facts, wallet-changes).
 */
export function Wallets({ order }: { readonly order: Order }) {
  const shop = useShop()
  const { toldWallets, shopWallets: wallets = shop.wallets, hasRevokedWallets } = order
  return (
    <Section title={t.orders.transferTo} className="gap-3">
      <ul className="grid gap-3 sm:grid-cols-2">
        {(toldWallets ?? wallets).map((wallet) => (
          <WalletCard key={wallet.number} wallet={wallet} />
        ))}
      </ul>
      {toldWallets && !hasRevokedWallets && (
        <p className="text-muted text-sm">
          {t.orders.toldAccounts({
            accounts: wallets
              .map(({ service, number }) => `${service} ${groupedNumber(number)}`)
              .join(', '),
          })}
        </p>
      )}
    </Section>
  )
}

function WalletCard({ wallet }: { readonly wallet: Shop['wallets'][number] }) {
  const { service, title, number } = wallet
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="text-base">{service}</h3>
      <dl className="grid gap-3">
        <CopiedRow
          label={t.orders.accountTitle}
          text={title}
          what={t.orders.titleOf({ service })}
          kind="quiet"
        >
          <span className="font-semibold">{title}</span>
        </CopiedRow>
        <CopiedRow
          label={t.orders.accountNumber}
          text={number}
          what={t.orders.numberOf({ service })}
        >
          <bdi dir="ltr" className="select-all font-semibold text-xl tabular-nums">
            {groupedNumber(number)}
          </bdi>
        </CopiedRow>
      </dl>
    </Card>
  )
}

interface CopiedRowProps extends Pick<ComponentProps<typeof CopyButton>, 'text' | 'what' | 'kind'> {
  readonly label: string
  readonly children: ReactNode
}

function CopiedRow({ label, children, ...button }: CopiedRowProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-2">
        <span id={id}>{children}</span>
        <CopyButton {...button} shownIn={id} size="usual" />
      </dd>
    </div>
  )
}

interface RevokedWalletsProps {
  readonly order: Order
  /** Whether the accounts to use are on the same page. */
  readonly isBesideWallets?: boolean
}

/** Warning on an order whose customer was shown an account that was taken back (rule: wallet-changes). */
export function RevokedWallets({ order, isBesideWallets = false }: RevokedWalletsProps) {
  const shop = useShop()
  if (!order.hasRevokedWallets) return null
  return (
    <Notice tone="danger" title={t.orders.revokedTitle}>
      <p>
        {isBesideWallets
          ? t.orders.onlyBelow
          : t.orders.onlyThese({
              payment: linkTo(paths.payment(order._id), 'font-semibold underline'),
            })}
      </p>
      <p>
        {t.orders.paidThere({
          help: (content) => (
            <NewTabLink
              href={directMessageLink(shop, messageAbout(order))}
              className="font-semibold underline"
            >
              {content}
            </NewTabLink>
          ),
        })}
      </p>
    </Notice>
  )
}
