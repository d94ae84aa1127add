import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Notice } from '#web/kit/ui/Notice.tsx'
import type { ChosenModel } from './chosen-model.ts'
import { ModelField } from './ModelField.tsx'

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
