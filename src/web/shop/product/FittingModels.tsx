import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** The models that a case fits, folded: each links to everything that fits it. */
export function FittingModels({
  brand,
  brandSlug,
  deviceModels,
}: Pick<Product, 'brand' | 'brandSlug' | 'deviceModels'>) {
  const [only, ...others] = deviceModels
  return (
    <details className="group/fits max-w-prose border-hairline border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold text-sm">
        {others.length === 0
          ? t.product.fits({ model: only ?? '' })
          : t.product.fitsMany({ count: deviceModels.length, brand })}
        <Icon name="down" className="size-4 transition-transform group-open/fits:turned" />
      </summary>
      <ul className="flex flex-wrap gap-x-4 pb-3 text-sm">
        {deviceModels.map((model) => (
          <li key={model}>
            <Link
              to={modelAddress(brandSlug, model)}
              className="inline-flex min-h-8 items-center text-plum underline-offset-4 hover:underline"
            >
              {model}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
