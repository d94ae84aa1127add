import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { picturesOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { picture } from '#domain/catalogue/pictures.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { formatMoney, rupeesFromPaisa } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime } from '#domain/terms.ts'
import { namesListed } from '#domain/text/name-lists.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { breadcrumbList, type HeadMaker, previewPicture } from '#web/kit/page/page-head.ts'
import { handle, type ProductData } from './ProductPage.tsx'

export const productHead: HeadMaker<ProductData> = ({ data, shop }) => {
  const { product, model } = data
  const { unitPrice, discountPercent } = piecePrices(product)
  const images = picturesOf(product, model)
  const address = paths.product(product.slug)
  return {
    description: t.documents.productDescription({
      name: product.name,
      type: caseTypeLabel(product.caseType).toLowerCase(),
      models: namesListed(product.deviceModels.slice(0, 3)),
      price: formatMoney(unitPrice),
      percent: discountPercent,
      days: deliveryTime(),
    }),
    canonical: address,
    kind: 'product',
    ...previewPicture(product, handle.picture?.(data)),
    structuredData: (absolute) => [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description: product.description,
        category: caseTypeLabel(product.caseType),
        image: images.map((path) => absolute(picture(path)?.src ?? path)),
        brand: { '@type': 'Brand', name: shop.name },
        // A model is no offer of ours, so it is no Product, of which search engines ask for a price.
        isAccessoryOrSparePartFor: product.deviceModels.map((name) => ({
          '@type': 'ProductModel',
          name,
        })),
        offers: {
          '@type': 'Offer',
          url: absolute(pageAddress(address)),
          priceCurrency: 'PKR',
          price: rupeesFromPaisa(unitPrice),
          availability: 'https://schema.org/InStock',
        },
        // Sample reviews are no reviews of customers (rule: samples).
        ...(product.numReviews > 0 &&
          !product.ratingIsSample && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: product.rating,
              reviewCount: product.numReviews,
            },
          }),
      },
      breadcrumbList(trailTo(product.brandSlug, product.brand), absolute),
    ],
  }
}
