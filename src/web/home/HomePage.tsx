import { paths } from '#domain/paths.ts'
import { pageHandle } from '#web/shell/page.ts'
import { useShop } from '#web/shell/shop-context.ts'

export const handle = pageHandle(({ shop }) => ({
  title: null,
  description: shop.tagline,
  canonical: paths.home(),
}))

export function Component() {
  const { tagline } = useShop()
  return (
    <div className="page-gutter py-8">
      <h1 className="text-hero">{tagline}</h1>
    </div>
  )
}
