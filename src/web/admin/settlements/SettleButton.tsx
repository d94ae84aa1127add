import { formatMoney, type Paisa } from '#domain/money.ts'
import { counted } from '../frame/count.ts'
import { ConfirmedButton } from './ConfirmedButton.tsx'

interface SettleButtonProps {
  /** Number of orders to settle; 0 disables the button. */
  readonly orders: number
  /** Their sum in the file, in paisa. */
  readonly sum: Paisa
  readonly onConfirm: () => void
}

/** Button that settles the file's cash after a confirmation with the sum (rule: settlements). */
export function SettleButton({ orders, sum, onConfirm }: SettleButtonProps) {
  const label = `Settle ${counted(orders, 'order')}`
  return (
    <ConfirmedButton
      button={{
        icon: 'check',
        disabled: orders === 0 && 'No line of this file can be settled',
        showReason: true,
        children: label,
      }}
      title={`${label} for ${formatMoney(sum)}?`}
      confirm={`Settle ${formatMoney(sum)}`}
      onConfirm={onConfirm}
    >
      <p>
        The courier has handed over this cash. The orders become delivered and paid, and the file is
        named in their history. It can be taken back for 24 hours.
      </p>
    </ConfirmedButton>
  )
}
