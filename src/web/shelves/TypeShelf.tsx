import { Link } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { paths } from '#domain/paths.ts'
import type { HomeShelvesData, ShelfProduct } from '#web/api/shelf-product.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfPicture } from './ShelfPicture.tsx'

/** The case types, each with a real case of it. */
export function TypeShelf({
  types,
  className,
}: {
  readonly types: HomeShelvesData['types']
  readonly className: string
}) {
  return (
    <Shelf id="types" title="Shop by Type" className={className}>
      {types.map(({ caseType, count, product }) => (
        <li key={caseType} className="group relative shelf-type shrink-0 snap-start rounded-card">
          <ShelfPicture path={product.image[0]} sizes="136px" />
          <Link
            to={`${paths.products()}?${new URLSearchParams({ type: caseType })}`}
            // A type alone is no landing page (rule: landing-pages).
            rel="nofollow"
            className="stretched block rounded-card pt-2 group-hover:text-plum"
          >
            <span className="block font-semibold text-xs leading-tight">{caseType}</span>{' '}
            <span className="mt-0.5 block text-muted text-xs">{countWords(count, product)}</span>
          </Link>
        </li>
      ))}
    </Shelf>
  )
}

/** '7 for Airpods' where the type is for no phone. */
function countWords(count: number, { brand, brandSlug }: ShelfProduct): string {
  if (brandBySlug(brandSlug)?.kind === 'earphones') return `${count} for ${brand}`
  return count === 1 ? '1 case' : `${count} cases`
}
