import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cappedNotice, quantityChoices } from '#domain/cart/quantity.ts'
import { MODEL_MISSING } from '#domain/cart/sentences.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Product } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import * as messages from '#messages/product.ts'
import { isHydrated } from '#web/device/hydration.ts'
import { useAction } from '#web/feedback/action.ts'
import { toast } from '#web/feedback/toast.ts'
import { currentUser, ensureGuestSessionId } from '#web/session/session.ts'
import { changeCart, sendCart } from '#web/store/cart.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { ModelOptions } from '#web/ui/ModelOptions.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { ChosenModel } from './chosen-model.ts'
import { NAME_FIELD, NameField } from './NameField.tsx'

const MODEL_FIELD = 'phone-model'
const EARLY = 'pressed-early'

const addedNote = async () => {
  // The press is answered first.
  await new Promise<void>(afterPaint)
  return (await import('./AddedNote.tsx')).AddedNote
}
/** Milliseconds for which the toast waits for the chunk of its picture. */
const NOTE_TIME = 3_000
const noteGivenUp = () => new Promise<null>((done) => setTimeout(done, NOTE_TIME, null))
const ModelDialog = lazyComponent(async () => (await import('./ModelDialog.tsx')).ModelDialog)

interface AddToCartFormProps {
  readonly product: Product
  readonly isPhone: boolean
  readonly chosen: ChosenModel
}

/**
 * Model, quantity and Add to Cart. The model of this device's phone is chosen already when the case
 * fits it, and is called so. On a small screen the button is in a bar at its foot that names model and
 * price. Without a model a press on the button opens the choice (rule: button-never-dead).
 *
 * Entries before hydration are kept (rule: before-the-page-is-alive): choices are read from the fields,
 * and a press on the button opens, without scripts, a popover, which the page takes for the press.
 */
export function AddToCartForm({ product, isPhone, chosen }: AddToCartFormProps) {
  const { model, isRemembered } = chosen
  const [quantity, setQuantity] = useState(1)
  const [isRefused, setRefused] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [start, setStart] = useState<'waited for' | 'pressed before' | null>(
    isHydrated() ? null : 'waited for',
  )
  const form = useRef<HTMLFormElement>(null)
  const early = useRef<HTMLParagraphElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const preloadDialog = () => void ModelDialog.preload().catch(() => undefined)
  const openDialog = () =>
    void ModelDialog.preload().then(
      () => setChoosing(true),
      () => document.getElementById(MODEL_FIELD)?.focus(),
    )
  const { deviceModels } = product
  // After a navigation the chosen model renders first; the list, a third of the page, is deferred.
  const first = isHydrated() ? [model].filter(Boolean) : deviceModels
  const choices = useDeferredValue(deviceModels, first)

  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      if (!currentUser()) ensureGuestSessionId()
      const customName = String(new FormData(form.current ?? undefined).get(NAME_FIELD) ?? '')
      const body = {
        productId: product._id,
        quantity,
        selectedModel: model,
        ...(customName && { customName }),
      }
      const [cart, Note] = await Promise.all([
        changeCart(() => sendCart('addToCart', { body })),
        Promise.race([addedNote(), noteGivenUp()]).catch(() => null),
      ])
      setAdded(true)
      toast.success(messages.added, {
        action: { label: messages.viewCart, to: paths.cart() },
        detail: Note && (
          <Note title={messages.added} {...{ product, model, customName, quantity, cart }} />
        ),
      })
      if (cart.notice) toast.info(cappedNotice)
    },
    fallback: messages.notAdded,
  })

  const choose = (next: string) => {
    chosen.choose(next)
    setRefused(false)
    clear()
  }

  const press = () => {
    if (model !== '') return run()
    setRefused(true)
    openDialog()
  }

  const takeOver = useEffectEvent(() => {
    // Measuring the popover would force a layout of a page that isn't rendered whole yet.
    if (start === null) return
    const entered = new FormData(form.current ?? undefined)
    const chosenEarly = String(entered.get('model') ?? '')
    // The document's initial value is no choice.
    if (chosenEarly !== '' && chosenEarly !== model) choose(chosenEarly)
    setQuantity(Number(entered.get('quantity')))
    setStart(early.current?.getClientRects().length ? 'pressed before' : null)
  })
  const pressAsBefore = useEffectEvent(press)
  useLayoutEffect(() => takeOver(), [])
  useEffect(() => {
    if (start === 'pressed before') pressAsBefore()
  }, [start])

  return (
    <>
      <form ref={form} method="dialog" className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={modelLabel(isPhone, isRemembered)}
            id={MODEL_FIELD}
            name="model"
            className="flex-[10_1_10rem]"
            required
            {...(isRefused && model === '' && { error: MODEL_MISSING })}
            value={model}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="" disabled>
              {messages.selectModel}
            </option>
            <ModelOptions models={choices} displayName={product.brand} />
          </SelectField>
          <SelectField
            label={messages.quantity}
            name="quantity"
            className="flex-[1_1_6.5rem]"
            value={quantity}
            onChange={(event) => setQuantity(Number(event.currentTarget.value))}
          >
            {quantityChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SelectField>
        </div>
        {product.takesName && <NameField product={product} model={model} />}
        {failure && (
          <Notice tone="danger" isAlert>
            {failure}
          </Notice>
        )}
        <div className="buy-bar flex flex-wrap items-center gap-2">
          <div className="grid shrink-0 md:hidden">
            {model !== '' && (
              <button
                type="button"
                aria-haspopup="dialog"
                onPointerDown={preloadDialog}
                onClick={openDialog}
                className="-mb-1 flex min-h-8 max-w-36 items-center gap-1 rounded-control text-start font-semibold text-plum text-sm leading-tight"
              >
                {model}
                <Icon name="down" label={messages.changeModel} className="size-4" />
              </button>
            )}
            <Money
              isAlone
              amount={discountedPrice(paisaFromRupees(product.price)) * quantity}
              className="font-semibold"
            />
          </div>
          <Button
            busy={isPending}
            {...(model === '' && { kind: 'outline', icon: 'phone', disabled: true })}
            onPointerDown={model === '' ? preloadDialog : undefined}
            onClickCapture={press}
            {...(start === 'waited for' && { popoverTarget: EARLY, popoverTargetAction: 'show' })}
            className={classNames(
              'min-h-13 flex-[1_1_9rem]',
              model === '' &&
                'cursor-pointer border-plum! bg-white! text-plum! hover:bg-plum-tint!',
            )}
          >
            {model === '' ? messages.selectModelFirst : messages.addToCart}
          </Button>
          {/* One step from the button by keyboard, where the message is at the document's end. */}
          {isAdded && (
            <LinkButton to={paths.cart()} kind="secondary" className="min-h-13 max-md:hidden">
              {messages.viewCart}
            </LinkButton>
          )}
        </div>
        {start === 'waited for' && (
          <p ref={early} id={EARLY} popover="auto" className="early-press">
            {messages.oneMoment}
          </p>
        )}
      </form>
      {isChoosing && (
        <ModelDialog
          product={product}
          model={model}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** Label of the model's field; a remembered model is named as the visitor's own. */
function modelLabel(isPhone: boolean, isRemembered: boolean): string {
  if (isPhone) return isRemembered ? messages.phoneModelYours : messages.phoneModel
  return isRemembered ? messages.earphonesModelYours : messages.earphonesModel
}
