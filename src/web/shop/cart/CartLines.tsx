import { cappedNotice } from '#domain/cart/quantity.ts'
import { caseTypeLabel, namedByCustomer } from '#domain/catalogue/case-types.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import { productAddress } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, Spinner } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { QuantityStepper } from '#web/kit/ui/QuantityStepper.tsx'
import { changeLook, LinePhone } from './LinePhone.tsx'
import { type LineState, lineLabel, myCart } from './my-cart.ts'

const UNDO_MS = 10_000

/** Lines of the cart; the removal of one moves the focus to its neighbour. */
export function CartLines({ lines }: { readonly lines: readonly LineState[] }) {
  return (
    <>
      {lines.some(({ line }) => line.unavailable) && (
        <Notice tone="warning" title={t.cart.somethingGone}>
          {t.cart.removeUnavailable}
        </Notice>
      )}
      <ul aria-label={t.cart.items} className="grid gap-3">
        {lines.map((state, index) => (
          <CartLineRow
            key={state.key}
            state={state}
            neighbour={lines[index + 1] ?? lines[index - 1]}
          />
        ))}
      </ul>
    </>
  )
}

/** Makes a change of a line; a failure is shown at the line and as a toast. */
async function change({ line, failure }: LineState, fallback: string, make: () => Promise<void>) {
  if (failure) toast.dismiss(failure.message)
  try {
    await make()
  } catch (error) {
    const refusal = failureOf(error, fallback)
    myCart.setFailure(line, refusal)
    toast.failure(refusal)
  }
}

const setQuantity = (state: LineState, quantity: number) =>
  change(state, t.cart.notUpdated, async () => {
    const { notice } = await myCart.setQuantity(state.line, quantity)
    if (notice) toast.info(cappedNotice())
  })

const remove = (state: LineState) =>
  change(state, t.cart.notRemoved, async () => {
    const { line } = state
    await myCart.remove(line)
    toast.success(t.cart.removed({ line: lineLabel(line) }), {
      duration: UNDO_MS,
      ...(!line.unavailable && {
        action: { label: t.cart.undo, onClick: () => void restore(state) },
      }),
    })
  })

async function restore({ key, line, quantity }: LineState): Promise<void> {
  try {
    await myCart.restore(line, quantity)
    focusLine(key)
  } catch (error) {
    toast.failure(failureOf(error, t.cart.notAdded))
  }
}

/** Id of a line's heading, focused when its neighbour is removed; names in it may be in Urdu. */
const headingId = (key: string) => `line-${key.replace(/\s+/g, '-')}`
const focusLine = (key: string) => document.getElementById(headingId(key))?.focus()

const lineLook =
  'grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border bg-white p-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:p-4'

interface CartLineRowProps {
  readonly state: LineState
  /** Line that gets the focus when this one is removed. */
  readonly neighbour: LineState | undefined
}

/** Cart line, a product for one model with one name: picture, price and quantity. */
function CartLineRow({ state, neighbour }: CartLineRowProps) {
  const { key, line, isPending, failure } = state
  const { product, unavailable } = line
  return (
    <li
      aria-busy={isPending || undefined}
      className={classNames(lineLook, unavailable ? 'border-pending' : 'border-hairline')}
    >
      <div className={classNames('row-span-2 sm:row-span-3', unavailable && 'opacity-50')}>
        <Thumbnail path={product.image[0]} width={104} loading="eager" />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <LineHeading id={headingId(key)} state={state} />
        <button
          type="button"
          onClick={() => {
            if (neighbour) focusLine(neighbour.key)
            void remove(state)
          }}
          className="-me-1 -mt-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-payment-rejected-tint hover:text-danger"
        >
          <Icon name="trash" label={t.cart.remove({ line: lineLabel(line) })} />
        </button>
      </div>
      {unavailable ? (
        <p className="grid justify-items-start gap-1 text-pending text-sm">
          <Badge tone="pending" icon="warning">
            {t.summary.unavailable}
          </Badge>
          {t.cart.removeUnavailable}
        </p>
      ) : (
        <>
          <Price product={product} layout="cartLine" />
          <LineQuantity state={state} />
        </>
      )}
      <ActionFailure id={`${headingId(key)}-failure`} failure={failure} className="col-span-2" />
    </li>
  )
}

/** Product, model, printed name and kind of case. */
function LineHeading({ id, state }: { readonly id: string; readonly state: LineState }) {
  const { line } = state
  const { product, selectedModel, customName, unavailable } = line
  return (
    <div className="grid flex-[1_1_6rem] gap-0.5">
      <h2 className="text-base tracking-normal">
        {unavailable ? (
          <span id={id} tabIndex={-1}>
            <ProductName>{product.name}</ProductName>
          </span>
        ) : (
          <Link
            id={id}
            to={productAddress(product.slug, selectedModel)}
            className="-my-2.5 inline-block rounded-control py-2.5 underline-offset-4 hover:text-plum hover:underline"
          >
            <ProductName>{product.name}</ProductName>
          </Link>
        )}
      </h2>
      {unavailable ? <p className="text-sm">{selectedModel}</p> : <LineChanges state={state} />}
      <NameOnCase name={customName} className="text-sm" />
      <p className="text-muted text-xs">{caseTypeLabel(product.caseType)}</p>
    </div>
  )
}

const NameDialog = lazyComponent(async () => (await import('./NameDialog.tsx')).NameDialog, {
  sentences: ['liveName', 'product'],
})

/** Phone of a line, with presses that change it and that name a case without one (rule: moved-lines). */
function LineChanges({ state }: { readonly state: LineState }) {
  const { line } = state
  const { product, customName } = line
  const names = useLazy(NameDialog)
  const move = (to: Parameters<typeof myCart.move>[1]) =>
    change(state, t.cart.notMoved, async () => focusLine(await myCart.move(line, to)))
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <LinePhone line={line} onMove={(to) => void move(to)} />
      {customName === '' && namedByCustomer(product.caseType) && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerDown={names.prepare}
          onClick={() => names.open(true)}
          className={changeLook}
        >
          {t.summary.noName({ line: lineLabel(line), rest: hiddenText })}
        </button>
      )}
      {names.opened && (
        <NameDialog onSave={(name) => void move({ customName: name })} onClose={names.close} />
      )}
    </div>
  )
}

/** Quantity of a line, with its amount. */
function LineQuantity({ state }: { readonly state: LineState }) {
  const { line, quantity, isPending } = state
  return (
    <div className="col-span-2 flex items-start gap-4 sm:col-span-1 sm:col-start-2">
      <div className="min-w-0 flex-1">
        <QuantityStepper
          quantity={quantity}
          max={terms.maxQuantity}
          of={lineLabel(line)}
          onChange={(next) => void setQuantity(state, next)}
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
        <Money amount={piecePrices(line.product).unitPrice * quantity} className="font-semibold" />
      </p>
    </div>
  )
}
