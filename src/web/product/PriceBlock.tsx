import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Money, StruckMoney } from '#web/ui/Money.tsx'

/**
 * Original price, savings, and what it costs now, in that order. `listPrice` in paisa. On a phone two
 * lines of what is around it, which is a flex box.
 */
export function PriceBlock({ listPrice }: { readonly listPrice: Paisa }) {
  return (
    <div className="contents md:grid md:gap-1">
      <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-sm md:text-base">
        <StruckMoney amount={listPrice} />
        <Badge tone="offer">{terms.discountPercent}% OFF</Badge>
        <span className="font-semibold text-save">
          You save {formatMoney(unitSavings(listPrice))}
        </span>
      </p>
      <p className="font-semibold text-2xl md:text-3xl">
        <span className="sr-only">Now: </span>
        <Money isAlone amount={discountedPrice(listPrice)} />
      </p>
    </div>
  )
}
