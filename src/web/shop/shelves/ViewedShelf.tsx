import { useDeferredValue } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useSlugs } from '#web/kit/device/kept-lists.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { useRead } from '#web/kit/store/use-read.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { clearList } from '#web/shop/store/shopper-lists.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfCard, ShelfCardSkeleton } from './ShelfCard.tsx'

/** Loaded with the only product that was viewed. */
const RowCard = lazyComponent(async () => (await import('./RowCard.tsx')).RowCard)

export interface ViewedShelfProps {
  readonly except?: string
  /** Heading that gets the focus when the shelf is cleared; the page's own by default. */
  readonly nextHeading?: string
  readonly className?: string
}

/**
 * Designs viewed on this device or in the account, newest first, with current prices, on the
 * remembered phone; a single one is a row (rules: recently-viewed, one-design).
 */
export function ViewedShelf({ except = '', nextHeading, className = '' }: ViewedShelfProps) {
  const phone = useDeferredValue(useMyPhone()[0])
  const slugs = useSlugs('viewed').filter((slug) => slug !== except)
  const model = phone?.model ?? ''
  const key = slugs.length === 0 ? null : `${slugs} ${model}`
  const reading = useRead(key, async (signal) => {
    const query = { slugs: slugs.join(','), group: 'design', phone: model } as const
    const { products, called = [] } = await send('listProductsCalled', { query }, { signal })
    if (products.length === 1) await RowCard.load()
    return products.map((product, at) => ({ product, called: called[at] ?? product.slug }))
  })
  // The previous answer, shown until the next, may contain the product of this page.
  const read = reading && ('value' in reading ? reading.value : [])
  const products = read
    ?.filter(({ product, called }) => slugs.includes(called) && product.slug !== except)
    .map(({ product }) => product)
  if (slugs.length === 0 || products?.length === 0) return null
  const clear = () => {
    focusHeading(nextHeading)
    delete document.documentElement.dataset.viewed
    clearList('viewed').catch(() => undefined)
    announce(t.common.cleared)
  }
  const Card = products?.length === 1 ? RowCard : ShelfCard
  const cardOf = (product: Product) => (
    <Card
      key={product.slug}
      product={product}
      {...(product.deviceModels.includes(model) && { model })}
    />
  )
  return (
    <Shelf
      id="viewed"
      title={t.common.recentlyViewed}
      className={className}
      action={
        <button
          type="button"
          onClick={clear}
          className="min-h-11 rounded-control px-2 font-semibold text-plum text-sm underline-offset-4 hover:underline"
        >
          {t.common.clear({ hidden: hiddenText })}
        </button>
      }
    >
      {products?.map(cardOf) ??
        slugs.map((slug) => <ShelfCardSkeleton key={slug} isAlone={slugs.length === 1} />)}
    </Shelf>
  )
}
