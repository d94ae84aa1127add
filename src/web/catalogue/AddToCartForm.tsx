import { type FormEvent, useRef, useState } from 'react'
import { quantityChoices } from '#domain/cart/quantity.ts'
import { MODEL_MISSING } from '#domain/cart/sentences.ts'
import { brandBySlug, namedByCustomer } from '#domain/catalogue/brands.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Product } from '#domain/contract/products.ts'
import { type Paisa, paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { ApiError } from '#web/api/send.ts'
import { rememberPhone, useMyPhone } from '#web/device/my-phone.ts'
import { toast } from '#web/feedback/toast.ts'
import { useAction } from '#web/feedback/use-action.ts'
import { currentUser, ensureGuestSessionId } from '#web/session/session.ts'
import { changeCart, sendCart } from '#web/store/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/Field.tsx'
import { ModelOptions } from '#web/ui/ModelOptions.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useIsOutOfView } from './out-of-view.ts'

const FORM_ID = 'add-to-cart'

/**
 * Model, quantity and Add to Cart. The model of this device's phone is chosen already when the case
 * fits it, and is called so. On a small screen a bar with price and button stays in view.
 */
export function AddToCartForm({ product }: { readonly product: Product }) {
  const [phone] = useMyPhone()
  const [picked, setPicked] = useState<string | null>(null)
  const [quantity, setQuantity] = useState(1)
  const button = useRef<HTMLDivElement>(null)
  const isButtonAway = useIsOutOfView(button)

  const remembered = phone && product.deviceModels.includes(phone.model) ? phone.model : ''
  const model = picked ?? remembered
  const isPhone = brandBySlug(product.brandSlug)?.kind !== 'earphones'
  const isRemembered = picked === null && remembered !== ''

  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      // Refused as the server would, which needs no asking.
      if (model === '') throw new ApiError(400, 'INVALID_INPUT', MODEL_MISSING)
      if (!currentUser()) ensureGuestSessionId()
      const body = { productId: product._id, quantity, selectedModel: model }
      const { notice } = await changeCart(() => sendCart('addToCart', { body }))
      toast.success('Added to cart!', { action: { label: 'View cart', to: paths.cart() } })
      if (notice) toast.info(notice)
    },
    fallback: 'Failed to add to cart',
  })

  const choose = (next: string) => {
    setPicked(next)
    clear()
    if (brandBySlug(product.brandSlug)?.models.includes(next)) {
      rememberPhone({ brand: product.brandSlug, model: next })
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }

  const buyButton = (
    <Button
      type="submit"
      form={FORM_ID}
      size="large"
      wide
      busy={isPending}
      disabled={model === ''}
      {...(model !== '' && { icon: 'cart' as const })}
    >
      {model === '' ? 'Select Model First' : 'Add to Cart'}
    </Button>
  )

  return (
    <form id={FORM_ID} onSubmit={submit} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={modelLabel(isPhone, isRemembered)}
          id="phone-model"
          className="flex-[10_1_10rem]"
          required
          value={model}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="" disabled>
            Select your model
          </option>
          <ModelOptions models={product.deviceModels} displayName={product.brand} />
        </SelectField>
        <SelectField
          label="Quantity"
          className="flex-[1_1_6.5rem]"
          value={quantity}
          onChange={(event) => setQuantity(Number(event.currentTarget.value))}
        >
          {quantityChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      </div>
      {namedByCustomer(product.caseType) && (
        <Notice tone="info" icon="edit">
          After ordering, send us the name for your case by direct message together with your order
          number.
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <div ref={button}>{buyButton}</div>
      {isButtonAway && (
        <BuyBar price={discountedPrice(paisaFromRupees(product.price)) * quantity}>
          {buyButton}
        </BuyBar>
      )}
    </form>
  )
}

/** Says of a model that nobody has chosen here whose it is. */
function modelLabel(isPhone: boolean, isRemembered: boolean): string {
  if (isPhone) return isRemembered ? 'Phone model · your phone' : 'Phone model'
  return isRemembered ? 'Earphones model · yours' : 'Earphones model'
}

/** Price and button at the foot of a small screen while the form's own button is out of view. */
function BuyBar({
  price,
  children,
}: {
  readonly price: Paisa
  readonly children: React.ReactNode
}) {
  return (
    <div className="buy-bar fixed inset-x-0 bottom-0 z-20 flex animate-rise flex-wrap items-center gap-x-4 border-hairline border-t bg-white px-4 py-3 shadow-raised md:hidden">
      <Money amount={price} className="font-semibold text-lg" />
      <span className="grow basis-32">{children}</span>
    </div>
  )
}
