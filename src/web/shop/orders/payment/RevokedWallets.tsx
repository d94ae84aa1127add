import type { Order } from '#domain/contract/orders.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { messageAbout } from '#web/kit/order-ui/order-facts.ts'
import { directMessageLink } from '#web/kit/page/direct-message.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { linkTo } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

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
            <a
              href={directMessageLink(shop, messageAbout(order))}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline"
            >
              {content}
            </a>
          ),
        })}
      </p>
    </Notice>
  )
}
