import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { modelAddress } from '#domain/paths.ts'

/** Models that are named before the rest is folded away. */
const NAMED_AT_ONCE = 12

/** The models that a case fits, each as a link to everything that fits it. */
export function FittingModels({
  brandSlug,
  deviceModels,
}: Pick<Product, 'brandSlug' | 'deviceModels'>) {
  const links = (models: readonly string[]) => (
    <ul className="flex max-w-prose flex-wrap gap-x-4 text-sm">
      {models.map((model) => (
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
  )
  const folded = deviceModels.slice(NAMED_AT_ONCE)
  return (
    <>
      {links(deviceModels.slice(0, NAMED_AT_ONCE))}
      {folded.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1.5 font-semibold text-sm">
            {folded.length} more
          </summary>
          {links(folded)}
        </details>
      )}
    </>
  )
}
