import { SHELF_SIZE } from '#domain/catalogue/shelves.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useMyPhone } from '#web/kit/device/my-phone.ts'
import { useRead, valueRead } from '#web/kit/store/use-read.ts'
import { ProductShelf } from './ShelfCard.tsx'

/** Shelf below an empty list: the newest cases for the remembered phone, or else the newest. */
export function SomeCases() {
  const [phone] = useMyPhone()
  const model = phone?.model ?? ''
  const key = `some cases for ${model}`
  const reading = useRead(key, async (signal) => {
    return (await send('listHighlights', { query: { model } }, { signal })).newest
  })
  const products = valueRead(reading, key) ?? []
  if (products.length === 0) return null
  return (
    <ProductShelf
      id="some-cases"
      className="mt-6"
      title={phone ? t.common.forYour({ model }) : t.common.newest}
      products={products.slice(0, SHELF_SIZE)}
      {...(phone && { model })}
      all={{
        to: phone ? modelAddress(phone.brand, model) : paths.products(),
        label: t.common.seeAll,
      }}
    />
  )
}
