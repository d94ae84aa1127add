import { counted } from '../frame/count.ts'
import { ConfirmedButton } from './ConfirmedButton.tsx'

interface MarkReturnedProps {
  readonly orders: number
  readonly onConfirm: () => void
}

/** Cancels the orders of returned parcels, after a confirmation. */
export function MarkReturned({ orders, onConfirm }: MarkReturnedProps) {
  return (
    <ConfirmedButton
      button={{ kind: 'secondary', icon: 'box', children: 'Mark as returned' }}
      title={`Mark ${counted(orders, 'order')} as returned?`}
      confirm="Mark as returned"
      onConfirm={onConfirm}
    >
      <p>
        The orders are cancelled and nothing is collected. Their history keeps what the courier
        says.
      </p>
    </ConfirmedButton>
  )
}
