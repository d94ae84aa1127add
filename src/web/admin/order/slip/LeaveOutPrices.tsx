interface LeaveOutPricesProps {
  readonly hasPrices: boolean
  readonly onHasPrices: (hasPrices: boolean) => void
}

/** Whether packing slips are printed without prices, as presents want it. */
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
