import { Link } from 'react-router'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { useLazy } from '#web/kit/ui/lazy-component.tsx'
import { phoneLineLook } from '#web/shop/search/PhoneLine.tsx'
import { ModelDialog } from './AddToCartForm.tsx'
import type { ProductForModel } from './ModelField.tsx'

/**
 * First line of a product's page for a visitor with a remembered phone: the phone, where the case fits it,
 * otherwise the same design for it (rule: one-design). Its room is kept before hydration.
 */
export function MyPhoneLine({ product, isPhone, chosen }: ProductForModel) {
  const [phone] = useMyPhone()
  if (!isPhone) return null
  if (!phone) return <div className="min-h-9 not-in-data-phone:hidden md:col-span-2" />
  const isFitting = product.deviceModels.includes(phone.model)
  return (
    <div className="min-h-9 md:col-span-2">
      {isFitting ? (
        <ChangeLine {...{ product, phone, chosen }} />
      ) : (
        <OtherLine {...{ product, phone, chosen }} />
      )}
    </div>
  )
}

interface LineProps extends Omit<ProductForModel, 'isPhone'> {
  readonly phone: MyPhone
}

/** The remembered phone, which the case fits; a press changes the model. */
function ChangeLine({ product, phone, chosen }: LineProps) {
  const dialog = useLazy(ModelDialog)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={dialog.prepare}
        onClick={() => dialog.open(true)}
        className={phoneLineLook}
      >
        <Icon name="phone" className="size-4" />
        <span className="truncate font-semibold">{t.common.forYour({ model: phone.model })}</span>
        <Icon name="down" className="size-4" />
      </button>
      {dialog.opened && (
        <ModelDialog
          {...{ product, model: chosen.model }}
          onChoose={chosen.choose}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

/** The brand of the case, and its design for the remembered phone, or that there is none. */
function OtherLine({ product, phone, chosen }: LineProps) {
  const { model } = phone
  const dialog = useLazy(ModelDialog)
  const key = `${product.slug} for ${model}`
  const reading = useRead(key, (signal) =>
    send('getDesignForPhone', { params: { id: product.slug }, query: { model } }, { signal }),
  )
  const found = valueRead(reading, key)
  return (
    <div className={phoneLineLook}>
      <Icon name="phone" className="size-4 shrink-0" />
      <span className="min-w-0 truncate">{t.product.madeFor({ brand: product.brand })}</span>
      {found?.product && (
        <Link to={productAddress(found.product.slug, model)} rel="nofollow" className={wayLook}>
          {t.common.forYour({ model })}
          <Icon name="chevron" className="size-4" />
        </Link>
      )}
      {found && !found.product && (
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerDown={dialog.prepare}
          onClick={() => dialog.open(true)}
          className={wayLook}
        >
          {t.product.notForYour({ model })}
          <Icon name="chevron" className="size-4" />
        </button>
      )}
      {dialog.opened && found && (
        <ModelDialog
          {...{ product, model: chosen.model }}
          missing={{ model, nearest: found.nearest }}
          onChoose={chosen.choose}
          onClose={dialog.close}
        />
      )}
    </div>
  )
}

const wayLook =
  '-my-1 ms-auto flex min-h-11 shrink-0 items-center gap-1 font-semibold underline underline-offset-4 sm:ms-0'
