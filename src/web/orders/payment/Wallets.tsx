import { useId } from 'react'
import type { Shop } from '#domain/contract/shop.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { groupedNumber } from '#web/order-parts/account-number.ts'
import { sayCopied } from '#web/order-parts/copied.ts'
import { Card } from '#web/ui/blocks/Card.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'

/**
 * The accounts that take transfers; from the shop's own facts, never from an order
 * (rule: shop-facts).
 */
export function Wallets() {
  const { wallets } = useShop()
  return (
    <Section title="Transfer to one of these accounts" className="gap-3">
      <ul className="grid gap-3 sm:grid-cols-2">
        {wallets.map((wallet) => (
          <WalletCard key={wallet.number} wallet={wallet} />
        ))}
      </ul>
    </Section>
  )
}

function WalletCard({ wallet }: { readonly wallet: Shop['wallets'][number] }) {
  const id = useId()
  const { service, title, number } = wallet
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="text-base">{service}</h3>
      <dl className="grid gap-3">
        <div className="grid gap-1">
          <dt className="text-muted text-sm">Account title</dt>
          <dd className="flex flex-wrap items-center justify-between gap-2">
            <span id={`${id}-title`} className="font-semibold">
              {title}
            </span>
            <CopyButton
              text={title}
              what={`${service} account title`}
              shownIn={`${id}-title`}
              size="usual"
              onDone={sayCopied}
            />
          </dd>
        </div>
        <div className="grid gap-1">
          <dt className="text-muted text-sm">Account number</dt>
          <dd className="flex flex-wrap items-center justify-between gap-2">
            <bdi
              dir="ltr"
              id={`${id}-number`}
              className="select-all font-semibold text-xl tabular-nums"
            >
              {groupedNumber(number)}
            </bdi>
            <CopyButton
              text={number}
              what={`${service} account number`}
              shownIn={`${id}-number`}
              size="usual"
              onDone={sayCopied}
            />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
