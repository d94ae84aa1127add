import { listPriceFrom } from '#domain/catalogue/list-price.ts'
import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { TextField } from '#web/ui/Field.tsx'
import type { FieldBinding } from '#web/ui/form/use-form.ts'

/** List price, with a preview of the price that shoppers see. */
export function PriceField(field: FieldBinding) {
  const price = listPriceFrom(field.value)
  return (
    <TextField
      {...field}
      label="List price in rupees"
      hint={
        price === null
          ? `Shoppers pay ${terms.discountPercent}% less than the list price.`
          : shownPrice(price)
      }
      type="number"
      min={0}
      step={0.01}
      inputMode="decimal"
      required
      autoComplete="off"
      // The wheel scrolls the page instead of changing the number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

function shownPrice(price: Paisa) {
  return (
    <>
      Shown as{' '}
      <strong className="font-semibold text-ink">{formatMoney(discountedPrice(price))}</strong>,
      struck <s className="text-struck">{formatMoney(price)}</s>,{' '}
      <span className="font-semibold text-save">save {formatMoney(unitSavings(price))}</span>
    </>
  )
}
