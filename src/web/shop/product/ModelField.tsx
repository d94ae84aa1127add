import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { ModelOptions } from '#web/kit/ui/ModelOptions.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { ChosenModel } from './chosen-model.ts'

export const MODEL_FIELD = 'phone-model'

interface ModelFieldProps {
  readonly product: Product
  readonly isPhone: boolean
  readonly chosen: ChosenModel
  /** The form was sent without a model. */
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

/** Label of the model's field; a remembered model is named as the visitor's own. */
function modelLabel(isPhone: boolean, isRemembered: boolean): string {
  if (isPhone) return isRemembered ? t.product.phoneModelYours : t.product.phoneModel
  return isRemembered ? t.product.earphonesModelYours : t.product.earphonesModel
}

interface AdminPreviewProps {
  readonly product: Product
  readonly isPhone: boolean
  readonly chosen: ChosenModel
}

/**
 * An admin's choice of the model, which changes the pictures, and the reason why there is no Add to
 * Cart (rule: admin-in-the-shop).
 */
export function AdminPreview({ product, isPhone, chosen }: AdminPreviewProps) {
  return (
    <div className="grid gap-4">
      <ModelField product={product} isPhone={isPhone} chosen={chosen} onChoose={chosen.choose} />
      <Notice tone="info" icon="user" title={t.common.closedToAdmins}>
        <Link
          to={paths.adminDashboard()}
          className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
        >
          {t.common.goToDashboard}
        </Link>
      </Notice>
    </div>
  )
}
