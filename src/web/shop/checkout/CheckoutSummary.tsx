import { useId, useState } from 'react'
import type { Totals } from '#domain/cart/totals.ts'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { hiddenText, linkTo } from '#web/kit/ui/message-tags.tsx'
import { type LineState, lineLabel } from '#web/shop/cart/my-cart.ts'
import { OrderSummary } from '#web/shop/cart/OrderSummary.tsx'

interface SummaryProps {
  readonly lines: readonly LineState[]
  readonly totals: Totals
}

interface SummaryBarProps extends SummaryProps {
  /** Whether it shows the lines without a press. */
  readonly startsOpen?: boolean
}

/** Lines and totals, beside the form on a wide screen. */
export function CheckoutSummary({ lines, totals }: SummaryProps) {
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="sticky top-20 hidden max-h-[calc(var(--screen)-6rem)] gap-4 overflow-y-auto rounded-card border border-hairline bg-white p-5 lg:grid"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="checkout-summary" className="text-lg">
          {t.checkout.orderSummary}
        </h2>
        <EditCart />
      </div>
      <SummaryLines lines={lines} />
      <OrderSummary totals={totals} />
    </aside>
  )
}

/**
 * Summary on a narrow screen: total and shipping, the rest on a press. Only the button receives
 * presses, so that a field partly under the bar can be pressed beside it.
 */
export function SummaryBar({ lines, totals, startsOpen = false }: SummaryBarProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const rest = useId()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-hairline border-t bg-white raised sm:-mx-6 lg:hidden">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 px-4 sm:px-6">
        <p className="grid leading-tight">
          <span>
            {t.checkout.total({
              amount: () => <Money amount={totals.total} className="font-semibold text-lg" />,
            })}
          </span>
          <span className="text-muted text-sm">
            {totals.shipping === 0
              ? t.checkout.freeShipping
              : t.checkout.shipping({ amount: () => <Money amount={totals.shipping} /> })}
          </span>
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 items-center gap-1 font-semibold text-plum text-sm"
        >
          {t.checkout.orderSummary}
          <Icon name="down" className={classNames('transition-transform', !isOpen && 'turned')} />
        </button>
      </div>
      <div id={rest} className="max-h-[calc(0.55*var(--screen))] overflow-y-auto px-4 sm:px-6">
        {isOpen && (
          <div className="grid gap-4 py-3">
            <SummaryLines lines={lines} />
            <OrderSummary totals={totals} />
            <EditCart />
          </div>
        )}
      </div>
    </div>
  )
}

function SummaryLines({ lines }: Pick<SummaryProps, 'lines'>) {
  return (
    <ul className="grid gap-3 border-hairline border-b pb-4">
      {lines.map(({ key, line, quantity }) => (
        <li key={key} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3">
          <Thumbnail path={line.product.image[0]} width={48} />
          <span className="grid text-sm">
            <span className="font-semibold">
              <ProductName>{line.product.name}</ProductName>
            </span>
            <span className="text-muted">
              {line.selectedModel} × {quantity}
            </span>
            {line.customName === '' && namedByCustomer(line.product.caseType) ? (
              <Link to={paths.cart()} className="text-plum underline underline-offset-4">
                {t.summary.noName({ line: lineLabel(line), rest: hiddenText })}
              </Link>
            ) : (
              <NameOnCase name={line.customName} />
            )}
          </span>
          {line.unavailable ? (
            <span className="text-pending text-sm">{t.checkout.unavailable}</span>
          ) : (
            <Money amount={piecePrices(line.product).unitPrice * quantity} className="text-sm" />
          )}
        </li>
      ))}
    </ul>
  )
}

function EditCart() {
  const look =
    'inline-flex min-h-11 items-center font-semibold text-plum text-sm underline-offset-4 hover:underline'
  return linkTo(paths.cart(), look)(t.checkout.editCart)
}
