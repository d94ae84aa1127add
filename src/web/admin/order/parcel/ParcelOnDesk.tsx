import { useState } from 'react'
import { hasParcel } from '#web/order-parts/has-parcel.ts'
import { ParcelDetails } from '#web/order-parts/ParcelDetails.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { Desk } from '../use-desk.ts'
import { ShipDialog } from './ShipDialog.tsx'

/** The parcel of an order that has left, and how to correct it until it is delivered. */
export function ParcelOnDesk({ desk }: { readonly desk: Desk }) {
  const { order } = desk
  const [isAsking, setAsking] = useState(false)
  const isKnown = hasParcel(order)
  const isOnItsWay = order.orderStatus === 'Shipped'
  if (!isKnown && !isOnItsWay && !isAsking) return null
  return (
    <div className="grid gap-2 border-hairline border-y py-3">
      {isKnown && <ParcelDetails order={order} />}
      {isOnItsWay && (
        <Button kind={isKnown ? 'quiet' : 'secondary'} onClick={() => setAsking(true)}>
          {isKnown ? 'Correct parcel' : 'Add courier and number'}
        </Button>
      )}
      {isAsking && <ShipDialog desk={desk} onClose={() => setAsking(false)} />}
    </div>
  )
}
