import type { OrderAction } from '#domain/orders/transitions.ts'
import { ShipDialog } from '../parcel/ShipDialog.tsx'
import type { Desk } from '../use-desk.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { DeliverDialog } from './DeliverDialog.tsx'
import { PayDialog } from './PayDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'

interface OrderDialogsProps {
  readonly desk: Desk
  /** The action that is asked about; null for none. */
  readonly asked: OrderAction | null
  readonly onClose: () => void
}

/**
 * The question before each action. Delivered and Cancelled ask the real action's
 * (rule: status-is-an-action), and Shipped asks who carries it (rule: parcels).
 */
export function OrderDialogs({ desk, asked, onClose }: OrderDialogsProps) {
  const common = { desk, onClose }
  if (asked === null) return null
  switch (asked.kind) {
    case 'pay':
      return <PayDialog {...common} />
    case 'reject':
      return <RejectDialog {...common} />
    case 'deliver':
      return <DeliverDialog {...common} />
    case 'cancel':
      return <CancelDialog {...common} />
    case 'set-status':
      return asked.to === 'Shipped' ? (
        <ShipDialog {...common} />
      ) : (
        <StatusDialog {...common} to={asked.to} />
      )
  }
}
