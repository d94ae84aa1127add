import { memo, useDeferredValue } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { ProductShelf } from './ShelfCard.tsx'

interface RelatedShelfProps {
  readonly product: Pick<Product, 'slug' | 'brand' | 'brandSlug' | 'deviceModels'>
  readonly related: readonly ShelfProduct[]
  /** Model that the page was opened for; '' for none. */
  readonly requested: string
}

/** Similar cases for the model of the address where the product fits it, else for the remembered phone. */
export function RelatedShelf({ product, related, requested }: RelatedShelfProps) {
  const [phone] = useMyPhone()
  const asked = modelInAddress() ?? requested
  const wanted = product.deviceModels.includes(asked) ? asked : (phone?.model ?? '')
  // The answer to a chosen model comes first: its shelf follows.
  const model = useDeferredValue(wanted)
  const phoneBrand = useDeferredValue(phone?.model === wanted ? phone.brand : '')
  return related.length > 0 && <ShelfForModel {...{ product, related, model, phoneBrand }} />
}

interface ShelfForModelProps extends Omit<RelatedShelfProps, 'requested'> {
  readonly model: string
  /** Slug of the remembered phone's brand, where the model is that phone's; '' otherwise. */
  readonly phoneBrand: string
}

const ShelfForModel = memo(function ShelfForModel({
  product,
  related,
  model,
  phoneBrand,
}: ShelfForModelProps) {
  const own = useRelatedFor(product.slug, model)
  const more = phoneBrand ? t.product.moreForYour : t.product.relatedMoreFor
  return (
    <ProductShelf
      id="related"
      className="mt-14 border-hairline border-t pt-8"
      title={own ? more({ model }) : t.product.alsoLike}
      hasRoomToChange
      isLate
      products={own ?? related}
      {...(own && { model })}
      all={{
        to: own
          ? modelAddress(phoneBrand || product.brandSlug, model)
          : paths.brand(product.brandSlug),
        label: own ? t.common.seeAll : t.common.allCasesOf({ brand: product.brand }),
      }}
    />
  )
})

/** Model in the address: a choice on the page writes it there without running loaders. */
function modelInAddress(): string | null {
  return import.meta.env.SSR ? null : new URLSearchParams(location.search).get('model')
}

/** Milliseconds for which a returning visitor sees the same cases (rule: prefetched-pages). */
const CACHED_FOR = 600_000

/** Related cases that fit one model; null until they are read, and without any. */
function useRelatedFor(slug: string, model: string): readonly ShelfProduct[] | null {
  const key = model === '' ? null : `related ${slug} ${model}`
  const reading = useRead(
    key,
    async (signal) => {
      const parts = { params: { id: slug }, query: { model } }
      const { products } = await send('listRelatedProducts', parts, { signal })
      return products.filter(({ deviceModels }) => deviceModels.includes(model))
    },
    { cachedFor: CACHED_FOR },
  )
  const products = valueRead(reading, key) ?? []
  return products.length > 0 ? products : null
}
