import { Link } from 'react-router'
import { cappedNotice } from '#domain/cart/quantity.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import { productAddress } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { QuantityStepper } from '#web/kit/ui/QuantityStepper.tsx'
import { Spinner } from '#web/kit/ui/Spinner.tsx'
import { type ShownLine, wordsFor } from './cart-lines.ts'

/** Id of a line's link, focused when its neighbour is removed; names in it may be in Urdu. */
export function lineLinkId(key: string): string {
  return `line-${key.replace(/\s+/g, '-')}`
}

/** Layout of a line: picture beside text, quantity below. */
const lineLook =
  'grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border bg-white p-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:p-4'

interface CartLineRowProps {
  readonly shown: ShownLine
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** Cart line, a product for one model with one name: picture, price and quantity. */
export function CartLineRow({ shown, onQuantity, onRemove }: CartLineRowProps) {
  const { key, line, quantity, isPending, failure } = shown
  const { product, selectedModel, customName, unavailable } = line
  return (
    <li
      aria-busy={isPending || undefined}
      className={classNames(lineLook, unavailable ? 'border-pending' : 'border-hairline')}
    >
      <div className={classNames('row-span-2 sm:row-span-3', unavailable && 'opacity-50')}>
        <Thumbnail path={product.image[0]} width={104} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid flex-[1_1_6rem] gap-0.5">
          <h2 className="text-base tracking-normal">
            {unavailable ? (
              <span id={lineLinkId(key)} tabIndex={-1}>
                {product.name}
              </span>
            ) : (
              <Link
                id={lineLinkId(key)}
                to={productAddress(product.slug, selectedModel)}
                className="-my-2.5 inline-block rounded-control py-2.5 underline-offset-4 hover:text-plum hover:underline"
              >
                {product.name}
              </Link>
            )}
          </h2>
          <p className="text-sm">{selectedModel}</p>
          <NameOnCase name={customName} className="text-sm" />
          <p className="text-muted text-xs">{caseTypeLabel(product.caseType)}</p>
        </div>
        <button
          type="button"
          onClick={onRemove}
          className="-me-1 -mt-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-payment-rejected-tint hover:text-danger"
        >
          <Icon name="trash" label={t.cart.remove({ line: wordsFor(line) })} />
        </button>
      </div>
      {unavailable ? (
        <p className="grid justify-items-start gap-1 text-pending text-sm">
          <Badge tone="pending" icon="warning">
            {t.cart.unavailable}
          </Badge>
          {t.cart.removeUnavailable}
        </p>
      ) : (
        <Price product={product} layout="cartLine" />
      )}
      {!unavailable && (
        <div className="col-span-2 flex items-start gap-4 sm:col-span-1 sm:col-start-2">
          <div className="min-w-0 flex-1">
            <QuantityStepper
              quantity={quantity}
              max={terms.maxQuantity}
              of={wordsFor(line)}
              onChange={onQuantity}
              maxReason={cappedNotice()}
            />
          </div>
          <p className="flex min-h-11 items-center gap-2 text-lg">
            <Spinner
              className={classNames(
                'size-4 text-plum transition-opacity',
                isPending ? 'opacity-100 delay-300' : 'opacity-0',
              )}
            />
            <span className="sr-only">{t.cart.subtotal} </span>
            <Money amount={piecePrices(product).unitPrice * quantity} className="font-semibold" />
          </p>
        </div>
      )}
      {failure && (
        <div role="alert" className="col-span-2">
          <FieldError id={`${lineLinkId(key)}-failure`}>
            <FailureText {...failure} />
          </FieldError>
        </div>
      )}
    </li>
  )
}
