import { useDeferredValue } from 'react'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useSlugs } from '#web/kit/device/kept-lists.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { useRead } from '#web/kit/store/use-read.ts'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { clearList } from '#web/shop/store/shopper-lists.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfCard, ShelfCardSkeleton } from './ShelfCard.tsx'

interface RecentlyViewedProps {
  readonly except?: string
  /** Heading that gets the focus when the shelf is cleared; the page's own by default. */
  readonly nextHeading?: string
  readonly className?: string
}

/**
 * Products viewed on this device or in the account, newest first, with current prices, on the
 * remembered phone; space for the shelf is reserved from the first render (rule: recently-viewed).
 */
export function RecentlyViewed({ except = '', nextHeading, className = '' }: RecentlyViewedProps) {
  const phone = useDeferredValue(useMyPhone()[0])
  const slugs = useSlugs('viewed').filter((slug) => slug !== except)
  const key = slugs.length === 0 ? null : slugs.join(',')
  const reading = useRead(key, async (signal) => {
    const query = { slugs: slugs.join(',') }
    return (await send('listProductsCalled', { query }, { signal })).products
  })
  // The previous answer, shown until the next, may contain the product of this page.
  const read = reading && ('value' in reading ? reading.value : [])
  const products = read?.filter(({ slug }) => slugs.includes(slug))
  if (slugs.length === 0 || products?.length === 0) return null
  const clear = () => {
    focusHeading(nextHeading)
    clearList('viewed').catch(() => undefined)
    announce(t.common.cleared)
  }
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
      {products?.map((product) => (
        <ShelfCard
          key={product.slug}
          product={product}
          {...(phone && product.deviceModels.includes(phone.model) && { model: phone.model })}
        />
      )) ?? slugs.map((slug) => <ShelfCardSkeleton key={slug} />)}
    </Shelf>
  )
}
