import { useId } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { trackingPageOf } from '#domain/orders/parcels/couriers.ts'
import { t } from '#messages'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { ExternalLinkButton } from '#web/kit/ui/Button.tsx'

type ParcelFacts = Pick<Order, 'courier' | 'trackingNumber' | 'access'>

/**
 * Known courier and tracking number of a parcel (rule: parcels). The courier's page opens in a new
 * tab; if it doesn't accept the number in its address, the number is copied.
 */
export function ParcelDetails({ order }: { readonly order: ParcelFacts }) {
  const numberId = useId()
  const { courier, trackingNumber, access } = order
  const page = access === 'full' ? trackingPageOf(order) : null
  return (
    <div className="@container grid gap-3">
      <dl className="grid gap-x-12 gap-y-3 @min-[28rem]:grid-cols-[auto_minmax(0,1fr)]">
        {courier && (
          <div>
            <dt className="text-muted text-sm">{t.orders.courier}</dt>
            <dd className="flex items-center font-semibold wrap-anywhere @min-[28rem]:min-h-11 @min-[28rem]:text-lg">
              <bdi>{courier}</bdi>
            </dd>
          </div>
        )}
        {trackingNumber && (
          <div>
            <dt className="text-muted text-sm">{t.orders.trackingNumber}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @min-[28rem]:justify-start">
              <bdi
                dir="ltr"
                id={numberId}
                className="min-w-0 select-all wrap-anywhere font-semibold text-lg tabular-nums"
              >
                {trackingNumber}
              </bdi>
              <CopyButton
                text={trackingNumber}
                what={t.orders.theTrackingNumber}
                shownIn={numberId}
                size="usual"
              />
            </dd>
          </div>
        )}
      </dl>
      {page && (
        <p className="grid @min-[28rem]:justify-start">
          <ExternalLinkButton kind="secondary" href={page}>
            <span>
              {t.orders.trackAt({ name: courier, courier: (content) => <bdi>{content}</bdi> })}
            </span>
          </ExternalLinkButton>
        </p>
      )}
    </div>
  )
}
