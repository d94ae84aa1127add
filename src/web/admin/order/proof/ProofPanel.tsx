import type { PropsWithChildren, ReactNode } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { formatMoment } from '#domain/times.ts'
import { phoneOf, totalOf } from '#web/kit/order-ui/order-facts.ts'
import { ProofPicture } from '#web/kit/order-ui/ProofPicture.tsx'
import { useShop } from '#web/kit/page/shop-context.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { orderCustomer } from '../customer.ts'

/**
 * Screenshot of an awaited transfer beside the data to compare: the amount, the possible accounts,
 * the sender. Warns if another order has the same screenshot (rule: transfer-proof).
 */
export function ProofCheck({ order, children }: PropsWithChildren<{ readonly order: Order }>) {
  const shop = useShop()
  const { proof, toldWallets = [], shopWallets = shop.wallets } = order
  // The customer may have paid to the accounts that were valid at the time of the order.
  const formerWallets = toldWallets.filter(({ number }) =>
    shopWallets.every((w) => w.number !== number),
  )
  const phone = phoneOf(order)
  return (
    <>
      <DuplicateProofWarning order={order} />
      <div className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        {proof && <ProofPicture order={order} className="h-64 w-full sm:row-span-2 sm:h-44" />}
        <dl className="grid min-w-0 gap-3 text-sm sm:grid-cols-2">
          <Fact name="Amount">
            <Money amount={totalOf(order)} isAlone className="font-semibold text-2xl" />
          </Fact>
          {[...formerWallets, ...shopWallets].map(({ service, title, number }) => (
            <Fact key={number} name={`To ${service}, ${title}`}>
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {groupedNumber(number)}
              </bdi>
            </Fact>
          ))}
          <Fact name="From">
            <bdi className="wrap-anywhere font-semibold">{orderCustomer(order).name}</bdi>
            {phone && (
              <bdi dir="ltr" className="block tabular-nums">
                {formatPhone(phone)}
              </bdi>
            )}
          </Fact>
          {proof && (
            <Fact name={proof.isRejected ? 'Rejected screenshot' : 'Screenshot of the transfer'}>
              Uploaded on {formatMoment(proof.handedInAt)}
            </Fact>
          )}
        </dl>
        <div className="col-span-2 flex flex-wrap content-start gap-3 empty:hidden sm:col-span-1">
          {children}
        </div>
      </div>
    </>
  )
}

/** Screenshot of a transfer that was already accepted or rejected. */
export function ProofPanel({ order }: { readonly order: Order }) {
  const { proof } = order
  if (!proof) return null
  return (
    <div className="grid gap-3 border-hairline border-t pt-3">
      <DuplicateProofWarning order={order} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 text-sm">
        <ProofPicture order={order} className="h-40 w-24" />
        <div className="grid gap-0.5">
          <p className="font-semibold">
            {proof.isRejected ? 'Rejected screenshot' : 'Screenshot of the transfer'}
          </p>
          <p className="text-muted">Uploaded on {formatMoment(proof.handedInAt)}</p>
        </div>
      </div>
    </div>
  )
}

function DuplicateProofWarning({ order: { proof } }: { readonly order: Order }) {
  if (!proof?.sameAs) return null
  return (
    <Notice tone="danger" title="The same picture as another order’s">
      <p>
        It was also uploaded for order{' '}
        <Link to={paths.adminOrder(proof.sameAs.orderId)} className="font-semibold underline">
          <bdi dir="ltr">{shortOrderId(proof.sameAs.orderId)}</bdi>
        </Link>
        . Look whether one transfer pays for both.
      </p>
    </Notice>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
