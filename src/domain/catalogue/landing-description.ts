import { deliveryTime, freeShippingClaim } from '#domain/terms.ts'
import { t } from '#messages'
import { type BrandListing, formatPrice, fullName, type NamedBrand } from './landing.ts'

/** Description that search engines show under the title: at most 160 characters. */
export function landingDescription(
  brand: NamedBrand,
  { view: { model, page }, total, lowestPrice }: Omit<BrandListing, 'modelCount'>,
): string {
  const name = fullName(brand, model)
  const about = model ? name : t.documents.brandModels({ brand: name })
  const price = formatPrice(lowestPrice)
  const offer = price
    ? t.documents.designsFrom({ count: total, name: about, price })
    : t.documents.designs({ count: total, name: about })
  const promise = t.documents.deliveryPromise({
    days: deliveryTime(),
    shipping: freeShippingClaim(),
  })
  const description = `${offer} ${promise}`
  return page > 1 ? t.documents.descriptionOfPage({ page, description }) : description
}
