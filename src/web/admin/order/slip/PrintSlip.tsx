import type { ComponentProps } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { LeaveOutPrices } from './LeaveOutPrices.tsx'

/** Opens the print dialog; what is printed of this page is the packing slip. */
export function PrintSlip(prices: ComponentProps<typeof LeaveOutPrices>) {
  return (
    <div className="grid gap-1">
      <Button kind="secondary" icon="print" onClick={() => print()}>
        Print packing slip
      </Button>
      <div className="text-sm">
        <LeaveOutPrices {...prices} />
      </div>
    </div>
  )
}
