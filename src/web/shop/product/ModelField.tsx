import { useState } from 'react'
import type { ProductWithFamily } from '#domain/contract/products.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { rememberPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { ModelOptions } from '#web/kit/ui/ModelOptions.tsx'
import type { Fit } from './fit.ts'

export interface ChosenModel {
  /** '' if no model is known. */
  readonly model: string
  /** Whether it is the device's remembered phone, not one chosen on this page. */
  readonly isRemembered: boolean
  readonly choose: (model: string) => void
}

/**
 * Model that was picked here, is in the address, or is remembered, the first that fits. A pick is
 * written into the address (rule: pictures-follow-the-phone).
 */
export function useChosenModel(
  { slug, brandSlug, deviceModels }: Pick<ProductWithFamily, 'slug' | 'brandSlug' | 'deviceModels'>,
  { retired }: Pick<Fit, 'retired'>,
  requested: string,
): ChosenModel {
  const [phone] = useMyPhone()
  const [picked, pick] = useState({ slug, model: '' })
  const remembered = phone && deviceModels.includes(phone.model) ? phone.model : ''
  const own = picked.slug === slug ? picked.model : ''
  const model = own || requested || remembered
  return {
    model,
    isRemembered: own === '' && model !== '' && model === remembered,
    choose(next) {
      pick({ slug, model: next })
      history.replaceState(history.state, '', pageAddress(productAddress(slug, next)))
      if (!retired.includes(next)) rememberPhone({ brand: brandSlug, model: next })
    },
  }
}

export const MODEL_FIELD = 'phone-model'

export interface ProductForModel {
  readonly product: ProductWithFamily
  /** False for earphones. */
  readonly isPhone: boolean
  readonly chosen: ChosenModel
}

interface ModelFieldProps extends ProductForModel {
  readonly isMissing?: boolean
  readonly onChoose: (model: string) => void
}

/** Required choice of one of a product's models. */
export function ModelField({
  product: { deviceModels, brand },
  isPhone,
  chosen: { model, isRemembered },
  isMissing = false,
  onChoose,
}: ModelFieldProps) {
  return (
    <SelectField
      label={modelLabel(isPhone, isRemembered)}
      id={MODEL_FIELD}
      name="model"
      className="flex-[10_1_10rem]"
      required
      {...(isMissing && { error: t.product.modelMissing })}
      value={model}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t.product.selectModel}
      </option>
      <ModelOptions models={deviceModels} displayName={brand} />
    </SelectField>
  )
}

/** Label of the model's field; a remembered phone is named as the visitor's own. */
function modelLabel(isPhone: boolean, isRemembered: boolean): string {
  if (!isPhone) return t.product.earphonesModel
  return isRemembered ? t.product.phoneModelYours : t.product.phoneModel
}
