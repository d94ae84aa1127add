import { Button } from '#web/ui/Button.tsx'

interface PrintSlipProps {
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Opens the print dialog; what is printed of this page is the packing slip. */
export function PrintSlip({ hasPrices, onHasPrices }: PrintSlipProps) {
  return (
    <div className="grid gap-1">
      <Button kind="secondary" icon="print" onClick={() => print()}>
        Print packing slip
      </Button>
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={!hasPrices}
          onChange={(event) => onHasPrices(!event.currentTarget.checked)}
          className="size-5 accent-plum"
        />
        Leave out the prices
      </label>
    </div>
  )
}
