import { Link } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoment } from '#domain/moments.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { ProofPicture } from '#web/order-parts/ProofPicture.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * The screenshot of a transfer beside what it has to show: the accounts that it can have gone to, and
 * whether it was handed in for another order (rule: transfer-proof).
 */
export function ProofPanel({ order }: { readonly order: Order }) {
  const shop = useShop()
  const { proof, toldWallets = [] } = order
  // Its customer may have paid into the accounts of before.
  const told = toldWallets.filter(({ number }) => shop.wallets.every((w) => w.number !== number))
  const wallets = [...told, ...shop.wallets]
  if (!proof) return null
  return (
    <div className="grid gap-3 border-hairline border-t pt-3">
      {proof.sameAs && (
        <Notice tone="danger" title="The same picture as another order’s">
          <p>
            It was also handed in for order{' '}
            <Link to={paths.adminOrder(proof.sameAs.orderId)} className="font-semibold underline">
              <bdi dir="ltr">{shortOrderId(proof.sameAs.orderId)}</bdi>
            </Link>
            . Look whether one transfer pays for both.
          </p>
        </Notice>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <ProofPicture order={order} className="h-56 w-32" />
        <div className="grid gap-3 text-sm">
          <div className="grid gap-0.5">
            <p className="font-semibold">
              {proof.isRejected ? 'Rejected screenshot' : 'Screenshot of the transfer'}
            </p>
            <p className="text-muted">Handed in on {formatMoment(proof.handedInAt)}</p>
          </div>
          {awaitsProof(order) && (
            <dl className="grid gap-2">
              {wallets.map(({ service, title, number }) => (
                <div key={number}>
                  <dt className="text-muted">
                    {service}, {title}
                  </dt>
                  <dd>
                    <bdi dir="ltr" className="font-semibold tabular-nums">
                      {groupedNumber(number)}
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </div>
  )
}
