import { discountedPrice, unitSavings } from '#domain/catalogue/pricing.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Money, StruckMoney } from '#web/kit/ui/Money.tsx'

/**
 * Original price, savings, and current price, in that order. `listPrice` in paisa. On a phone its two
 * lines are items of the surrounding flex box.
 */
export function PriceBlock({ listPrice }: { readonly listPrice: Paisa }) {
  return (
    <div className="contents md:grid md:gap-1">
      <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-sm md:text-base">
        <StruckMoney amount={listPrice} />
        <Badge tone="offer">{t.product.percentOff({ percent: terms.discountPercent })}</Badge>
        <span className="font-semibold text-save">
          {t.product.youSave({ amount: formatMoney(unitSavings(listPrice)) })}
        </span>
      </p>
      <p className="font-semibold text-2xl md:text-3xl">
        {t.common.now({
          price: <Money isAlone amount={discountedPrice(listPrice)} />,
          hidden: hiddenText,
        })}
      </p>
    </div>
  )
}
