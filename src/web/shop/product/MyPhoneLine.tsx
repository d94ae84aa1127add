import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { useLazy } from '#web/kit/ui/lazy-component.tsx'
import { phoneLineLook } from '#web/shop/search/PhoneLine.tsx'
import { ModelDialog } from './AddToCartForm.tsx'
import type { ProductForModel } from './ModelField.tsx'

const wayLook = '-my-1 flex min-h-11 min-w-0 items-center gap-1 font-semibold underline-offset-4'

/**
 * The remembered phone, where a case fits it, otherwise the same design for it, or that there is none
 * (rule: one-design).
 */
export function MyPhoneLine({ product, isPhone, chosen }: ProductForModel) {
  const [phone] = useMyPhone()
  const dialog = useLazy(ModelDialog)
  const model = phone?.model ?? ''
  const isFitting = product.deviceModels.includes(model)
  const key = phone && isPhone && !isFitting ? `${product.slug} for ${model}` : null
  const reading = useRead(key, (signal) =>
    send('getDesignForPhone', { params: { id: product.slug }, query: { model } }, { signal }),
  )
  const found = valueRead(reading, key)
  if (!phone) return null
  const isMissing = found?.product === null
  return (
    <>
      <div className={phoneLineLook}>
        <Icon name="phone" className="size-4 shrink-0" />
        {!isFitting && (
          <span className={classNames('min-w-0 truncate', isMissing && 'max-sm:hidden')}>
            {t.modelDialogs.madeFor({ brand: product.brand })}
          </span>
        )}
        {found?.product && (
          <Link
            to={productAddress(found.product.slug, model)}
            rel="nofollow"
            className={classNames(wayLook, 'shrink-0 underline')}
          >
            {t.common.forYour({ model })}
            <Icon name="chevron" className="size-4" />
          </Link>
        )}
        {(isFitting || isMissing) && (
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerDown={dialog.prepare}
            onClick={() => dialog.open(true)}
            className={classNames(wayLook, 'hover:underline')}
          >
            {isFitting ? t.common.forYour({ model }) : t.modelDialogs.notForYour({ model })}
            <Icon name="down" className="size-4 shrink-0" />
          </button>
        )}
      </div>
      {dialog.opened && (
        <ModelDialog
          {...{ product, model: chosen.model }}
          {...(isMissing && { missing: { model, nearest: found.nearest } })}
          onChoose={chosen.choose}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
