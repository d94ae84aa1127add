import { Checkbox } from '../../frame/Checkbox.tsx'

interface LeaveOutPricesProps {
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Checkbox that omits prices from packing slips, as for gifts. */
export function LeaveOutPrices({ hasPrices, onHasPrices }: LeaveOutPricesProps) {
  return (
    <Checkbox checked={!hasPrices} onChange={(isLeftOut) => onHasPrices(!isLeftOut)}>
      Leave out the prices
    </Checkbox>
  )
}
