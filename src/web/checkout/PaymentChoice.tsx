import { formatMoney, type Paisa } from '#domain/money.ts'
import { type PaymentMethod, paymentMethodLabels } from '#domain/orders/status.ts'
import { RadioGroup } from '#web/ui/RadioGroup.tsx'

interface PaymentChoiceProps {
  readonly method: PaymentMethod
  readonly onMethod: (method: PaymentMethod) => void
  readonly total: Paisa
}

/** Cash to the courier, or a transfer after ordering. */
export function PaymentChoice({ method, onMethod, total }: PaymentChoiceProps) {
  return (
    <RadioGroup
      legend="Payment method"
      isHeading
      name="paymentMethod"
      value={method}
      onChange={onMethod}
      choices={[
        {
          value: 'COD',
          label: paymentMethodLabels.COD,
          note: `Pay ${total > 0 ? `${formatMoney(total)} ` : ''}in cash when your order arrives.`,
        },
        {
          value: 'Online_Manual',
          label: paymentMethodLabels.Online_Manual,
          note: 'You will be redirected to the payment instructions after placing your order.',
        },
      ]}
    />
  )
}
