import { SHELF_SIZE } from '#domain/catalogue/shelves.ts'
import { modelAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { type MyPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { ProductShelf } from '#web/shop/shelves/ShelfCard.tsx'
import type { ListedProduct } from './listed-product.ts'

/** Cases that are read for a phone: more than any phone of the demo shop has. */
const MOST_READ = 48

/** Other cases for the searched phone, or this device's, below few results (rule: few-results). */
export function MoreForPhone({ results }: { readonly results: readonly ListedProduct[] }) {
  const [own] = useMyPhone()
  const phone = phoneOf(results) ?? own
  const model = phone?.model ?? null
  const key = model && `more for ${model}`
  const reading = useRead(key, async (signal) => {
    const query = { deviceModel: model ?? '', group: 'design', limit: MOST_READ } as const
    const page = await send('listProducts', { query }, { signal })
    return Array.isArray(page) ? null : page
  })
  const found = valueRead(reading, key)
  if (!phone || !found) return null
  const more = found.products.filter(({ slug }) => !results.some((other) => other.slug === slug))
  if (more.length === 0) return null
  const count = found.total - (found.products.length - more.length)
  return (
    <ProductShelf
      id="more-for-phone"
      className="mt-6 border-hairline border-t pt-6"
      title={
        own?.model === phone.model
          ? t.listing.moreForYours({ count, model: phone.model })
          : t.listing.moreMoreFor({ count, model: phone.model })
      }
      products={more.slice(0, SHELF_SIZE)}
      model={phone.model}
      all={{ to: modelAddress(phone.brand, phone.model), label: t.common.seeAll }}
    />
  )
}

/** The phone that was searched for; null when results are shown for none. */
function phoneOf([first]: readonly ListedProduct[]): MyPhone | null {
  return first?.model ? { brand: first.brandSlug, model: first.model } : null
}
