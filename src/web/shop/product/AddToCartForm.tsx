import { useRef, useState } from 'react'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useShop } from '#web/kit/page/shop-context.ts'
import { currentUser, ensureGuestSessionId } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { SelectField, TextField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { changeCart, sendCart } from '#web/shop/store/cart.ts'
import type { AddedNoteProps } from './AddedNote.tsx'
import { MODEL_FIELD, ModelField, type ProductForModel } from './ModelField.tsx'

/** Quantities to choose from: 1 to 10. */
const quantities = Array.from({ length: terms.maxQuantity }, (_, index) => index + 1)

/** Choice of the phone that a case is for. */
export const ModelDialog = lazyComponent(
  async () => (await import('./ModelDialog.tsx')).ModelDialog,
  {
    sentences: ['modelDialogs'],
  },
)
const AddedNote = lazyComponent(async () => (await import('./AddedNote.tsx')).AddedNote, {
  sentences: ['cart', 'summary'],
})

/**
 * Model, quantity and Add to Cart, which is in a bar with the price on a small screen. The device's
 * phone is preselected; without a model a press opens the choice (rule: button-always-responds).
 */
export function AddToCartForm({ product, isPhone, chosen }: ProductForModel) {
  const { model } = chosen
  const { namesByTransfer } = useShop()
  const [quantity, setQuantity] = useState(1)
  const [isNameAsked, setNameAsked] = useState(false)
  /** Not where the script with the question can't be loaded. */
  const [asksName, setAsksName] = useState(product.takesName)
  const [isRefused, setRefused] = useState(false)
  const dialog = useLazy(ModelDialog, () => {
    setRefused(true)
    document.getElementById(MODEL_FIELD)?.focus()
  })
  const form = useRef<HTMLFormElement>(null)
  const { isPending, failure, isAdded, run, clear } = useAddToCart(() => ({
    product,
    model,
    quantity,
    customName: nameIn(form.current),
  }))

  const choose = (next: string) => {
    chosen.choose(next)
    setRefused(false)
    clear()
  }
  const press = () => {
    if (model === '') dialog.open(true)
    else if (asksName && nameIn(form.current).trim() === '') {
      setNameAsked(true)
      document.getElementById(NAME_FIELD)?.focus()
    } else run()
  }

  return (
    <>
      <form ref={form} method="dialog" className="buy-form grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <ModelField
            {...{ product, isPhone, chosen }}
            isMissing={isRefused && model === ''}
            onChoose={choose}
          />
          <SelectField
            label={t.product.quantity}
            name="quantity"
            className="flex-[1_1_6.5rem]"
            value={quantity}
            onChange={(event) => setQuantity(Number(event.currentTarget.value))}
          >
            {quantities.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SelectField>
        </div>
        {product.takesName && (
          <NameField
            {...{ product, model }}
            onFailure={() => setAsksName(false)}
            onWithout={isNameAsked ? () => run() : undefined}
          />
        )}
        {product.takesName && namesByTransfer && (
          <p className="flex gap-2.5 text-sm">
            <Icon name="cash" className="text-plum" />
            {t.common.namesByTransfer}
          </p>
        )}
        {failure && (
          <Notice tone="danger" isAlert>
            <FailureText {...failure} />
          </Notice>
        )}
        <div className="buy-bar flex flex-wrap items-center gap-2">
          <ModelAndPrice {...{ product, model, quantity, dialog }} />
          <AddButton
            {...{ model, isPending, press }}
            prepare={model === '' ? dialog.prepare : prepareNote}
          />
          {/* One step from the button by keyboard; others press the message's own link. */}
          {isAdded && (
            <LinkButton
              to={paths.cart()}
              kind="secondary"
              className="min-h-13 not-focus:sr-only max-md:hidden"
            >
              {t.product.viewCart}
            </LinkButton>
          )}
        </div>
      </form>
      {dialog.opened && (
        <ModelDialog
          {...{ product, model }}
          onChoose={choose}
          onClose={() => {
            dialog.close()
            setRefused(true)
          }}
        />
      )}
    </>
  )
}

const prepareNote = () => void AddedNote.load().catch(() => undefined)

type CartEntries = Omit<AddedNoteProps, 'title' | 'cart'>

/** Adds what `read` returns to the cart, and reports success with a picture of it. */
function useAddToCart(read: () => CartEntries) {
  const [isAdded, setAdded] = useState(false)
  const action = useAction({
    run: async () => {
      if (!currentUser()) ensureGuestSessionId()
      const added = read()
      const { product, quantity, model, customName } = added
      const body = {
        productId: product._id,
        quantity,
        selectedModel: model,
        ...(customName && { customName }),
      }
      // The case is in the cart, even if its note can't be loaded.
      const isNoteLoaded = AddedNote.load().catch(() => undefined)
      const cart = await changeCart(() => sendCart('addToCart', { body }))
      await isNoteLoaded
      setAdded(true)
      toast.success(t.product.added, {
        action: { label: t.product.viewCart, to: paths.cart() },
        detail: <AddedNote title={t.product.added} {...added} cart={cart} />,
      })
      if (cart.notice) toast.info(cart.notice)
    },
    fallback: t.product.notAdded,
  })
  return { ...action, isAdded }
}

interface ModelAndPriceProps extends Omit<CartEntries, 'customName'> {
  readonly dialog: Pick<ReturnType<typeof useLazy<true>>, 'prepare' | 'open'>
}

/** Model and price in the bar of a small screen; the model opens the choice. */
function ModelAndPrice({ product, model, quantity, dialog }: ModelAndPriceProps) {
  return (
    <div className="grid shrink-0 md:hidden">
      {model !== '' && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerDown={dialog.prepare}
          onClick={() => dialog.open(true)}
          className="-mb-1 flex min-h-8 max-w-36 items-center gap-1 rounded-control text-start font-semibold text-plum text-sm leading-tight"
        >
          {model}
          <Icon name="down" label={t.product.changeModel} className="size-4" />
        </button>
      )}
      <Money isAlone amount={piecePrices(product).unitPrice * quantity} className="font-semibold" />
    </div>
  )
}

interface AddButtonProps {
  readonly model: string
  readonly isPending: boolean
  readonly press: () => void
  /** Loads what a press opens: the choice of the model, or the note of the added case. */
  readonly prepare: () => void
}

function AddButton({ model, isPending, press, prepare }: AddButtonProps) {
  const isWithoutModel = model === ''
  return (
    <Button
      busy={isPending}
      {...(isWithoutModel && {
        kind: 'outline',
        icon: 'phone',
        disabled: t.product.opensChoice,
        'aria-haspopup': 'dialog',
      })}
      onPointerDown={prepare}
      onFocus={prepare}
      onClickCapture={press}
      className={classNames(
        'min-h-13 flex-[1_1_9rem]',
        isWithoutModel && 'cursor-pointer border-plum! bg-white! text-plum! hover:bg-plum-tint!',
      )}
    >
      {isWithoutModel ? t.product.selectModelFirst : t.product.addToCart}
    </Button>
  )
}

const NAME_FIELD = 'customName'

/** Name that is typed into a form; '' for none. */
const nameIn = (form: HTMLFormElement | null) =>
  String(new FormData(form ?? undefined).get(NAME_FIELD) ?? '')

const LiveName = lazyComponent(
  async () => (await import('#web/shop/names/LiveName.tsx')).LiveName,
  {
    sentences: ['liveName'],
  },
)

interface NameFieldProps {
  readonly product: Product
  readonly model: string
  /** Asks for the name, with a press that adds the case without one. */
  readonly onWithout: (() => void) | undefined
  /** The script of the live preview can't be loaded. */
  readonly onFailure: () => void
}

/** Field of a printed name; its first focus loads the preview (rule: name-on-the-case). */
function NameField({ product, model, onWithout, onFailure }: NameFieldProps) {
  const [mistake, setMistake] = useState('')
  const liveName = useLazy(LiveName, onFailure)
  const preview = () => liveName.open(true)
  return (
    <div className="relative max-md:has-data-close-up:pe-[min(7rem,34%)]">
      <TextField
        id={NAME_FIELD}
        name={NAME_FIELD}
        label={t.product.nameLabel}
        optional
        autoComplete="off"
        hint={t.product.nameHint}
        error={mistake}
        onFocus={preview}
        onInput={preview}
      />
      {liveName.opened && (
        <LiveName field={NAME_FIELD} {...{ product, model, onWithout }} onMistake={setMistake} />
      )}
    </div>
  )
}
