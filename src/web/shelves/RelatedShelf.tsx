import { useEffect, useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { send } from '#web/api/send.ts'
import type { ShelfProduct } from '#web/api/shelf-product.ts'
import { useMyPhone } from '#web/device/my-phone.ts'
import { ProductShelf } from './ProductShelf.tsx'

interface RelatedShelfProps {
  readonly product: Pick<Product, 'slug' | 'brand' | 'brandSlug' | 'deviceModels'>
  /** For any phone that the product fits. */
  readonly related: readonly ShelfProduct[]
  /** The model that the page was opened for; '' for none. */
  readonly asked: string
}

/**
 * Other cases for who looks at this one. Where the page shows it on a phone, the address's or else
 * the remembered one, they are those for exactly that phone, in the places of the others.
 */
export function RelatedShelf({ product, related, asked }: RelatedShelfProps) {
  const [phone] = useMyPhone()
  const known = [modelInAddress() ?? asked, phone?.model ?? '']
  const model = known.find((each) => product.deviceModels.includes(each)) ?? ''
  const own = useRelatedFor(product.slug, model)
  if (related.length === 0) return null
  return (
    <ProductShelf
      id="related"
      className="below-401 mt-14 border-hairline border-t pt-8"
      title={
        own ? `More for ${phone?.model === model ? 'your ' : ''}${model}` : 'You may also like'
      }
      hasRoomToChange
      products={own ?? related}
      {...(own && { model })}
      all={{
        to: own ? modelAddress(product.brandSlug, model) : paths.brand(product.brandSlug),
        label: own ? 'See all' : `All ${product.brand} cases`,
      }}
    />
  )
}

/** A model that is picked on the page is written into its address, and no loader hears of it. */
function modelInAddress(): string | null {
  return import.meta.env.SSR ? null : new URLSearchParams(location.search).get('model')
}

/** Milliseconds for which who comes back finds the same cases (rule: pages-that-come-ahead). */
const KEPT_FOR = 600_000

interface Found {
  /** The product and the model. */
  readonly of: string
  readonly products: readonly ShelfProduct[]
  /** Milliseconds of the clock when they were read. */
  readonly at: number
}

/** What was read last: for who comes back nothing is asked, and nothing changes under their eyes. */
let last: Found | null = null

const keptFor = (wanted: string) =>
  last?.of === wanted && Date.now() - last.at < KEPT_FOR ? last : null

/** Related cases that fit one model; null until they are read, and where none does. */
function useRelatedFor(slug: string, model: string): readonly ShelfProduct[] | null {
  const wanted = `${slug} ${model}`
  const [found, show] = useState(() => keptFor(wanted))
  useEffect(() => {
    if (model === '') return
    const kept = keptFor(wanted)
    if (kept) return show(kept)
    const leaving = new AbortController()
    send(
      'listRelatedProducts',
      { params: { id: slug }, query: { model } },
      { signal: leaving.signal },
    )
      .then(({ products }) => {
        const fitting = products.filter(({ deviceModels }) => deviceModels.includes(model))
        last = { of: wanted, products: fitting, at: Date.now() }
        show(last)
      })
      // The page has those that it came with.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [wanted, slug, model])
  return found?.of === wanted && found.products.length > 0 ? found.products : null
}
