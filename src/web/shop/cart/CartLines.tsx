import { Link } from 'react-router'
import { cappedNotice } from '#domain/cart/quantity.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import { productAddress } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/ActionFailure.tsx'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { QuantityStepper } from '#web/kit/ui/QuantityStepper.tsx'
import { Spinner } from '#web/kit/ui/Spinner.tsx'
import { type LineState, lineIdOf, lineLabel, myCart } from './my-cart.ts'

const UNDO_MS = 10_000

/** Lines of the cart; the removal of one moves the focus to its neighbour. */
export function CartLines({ lines }: { readonly lines: readonly LineState[] }) {
  const unavailable = lines.filter(({ line }) => line.unavailable).length

  const setQuantity = async ({ line, failure }: LineState, quantity: number) => {
    if (failure) toast.dismiss(failure.message)
    try {
      const { notice } = await myCart.setQuantity(lineIdOf(line), quantity)
      if (notice) toast.info(cappedNotice())
    } catch (error) {
      sayFailure(line, failureOf(error, t.cart.notUpdated))
    }
  }

  const remove = async (shown: LineState, index: number) => {
    const { line, quantity, failure } = shown
    if (failure) toast.dismiss(failure.message)
    const neighbour = lines[index + 1] ?? lines[index - 1]
    if (neighbour) document.getElementById(lineLinkId(neighbour.key))?.focus()
    try {
      await myCart.remove(lineIdOf(line))
      toast.success(t.cart.removed({ line: lineLabel(line) }), {
        duration: UNDO_MS,
        ...(!line.unavailable && {
          action: { label: t.cart.undo, onClick: () => void restore(shown, quantity) },
        }),
      })
    } catch (error) {
      sayFailure(line, failureOf(error, t.cart.notRemoved))
    }
  }

  return (
    <>
      {unavailable > 0 && (
        <Notice tone="warning" title={t.cart.somethingGone}>
          {t.cart.removeUnavailable}
        </Notice>
      )}
      <ul aria-label={t.cart.items} className="grid gap-3">
        {lines.map((shown, index) => (
          <CartLineRow
            key={shown.key}
            shown={shown}
            onQuantity={(quantity) => void setQuantity(shown, quantity)}
            onRemove={() => void remove(shown, index)}
          />
        ))}
      </ul>
    </>
  )
}

async function restore({ key, line }: LineState, quantity: number): Promise<void> {
  try {
    await myCart.restore(lineIdOf(line), quantity)
    document.getElementById(lineLinkId(key))?.focus()
  } catch (error) {
    toast.failure(failureOf(error, t.cart.notAdded))
  }
}

function sayFailure(line: LineState['line'], failure: Failure): void {
  myCart.setFailure(lineIdOf(line), failure)
  toast.failure(failure)
}

/** Id of a line's link, focused when its neighbour is removed; names in it may be in Urdu. */
function lineLinkId(key: string): string {
  return `line-${key.replace(/\s+/g, '-')}`
}

const lineLook =
  'grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border bg-white p-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:p-4'

interface CartLineRowProps {
  readonly shown: LineState
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** Cart line, a product for one model with one name: picture, price and quantity. */
function CartLineRow({ shown, onQuantity, onRemove }: CartLineRowProps) {
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
          <Icon name="trash" label={t.cart.remove({ line: lineLabel(line) })} />
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
              of={lineLabel(line)}
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
      <ActionFailure id={`${lineLinkId(key)}-failure`} failure={failure} className="col-span-2" />
    </li>
  )
}
