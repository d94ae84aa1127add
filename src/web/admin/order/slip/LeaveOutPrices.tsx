interface LeaveOutPricesProps {
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Checkbox that omits prices from packing slips, as for gifts. */
export function LeaveOutPrices({ hasPrices, onHasPrices }: LeaveOutPricesProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={!hasPrices}
        onChange={(event) => onHasPrices(!event.currentTarget.checked)}
        className="size-5 accent-plum"
      />
      Leave out the prices
    </label>
  )
}
