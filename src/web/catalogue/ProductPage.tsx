import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { brandBySlug, inSalesOrder } from '#domain/catalogue/brands.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import type { Product } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { ApiError } from '#web/api/send.ts'
import { noteViewed } from '#web/device/recently-viewed.ts'
import { missing } from '#web/feedback/missing.ts'
import { isOutOfReach, isUnanswered } from '#web/feedback/unanswered.ts'
import type { PageHandle } from '#web/frame/page.ts'
import { Breadcrumbs } from '#web/ui/blocks/Breadcrumbs.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { ratingWords } from '#web/ui/ratings/rating-words.ts'
import { Stars } from '#web/ui/ratings/Stars.tsx'
import { AddToCartForm } from './product/AddToCartForm.tsx'
import { FittingModels } from './product/FittingModels.tsx'
import { Gallery } from './product/Gallery.tsx'
import { PriceBlock } from './product/PriceBlock.tsx'
import { Promises } from './product/Promises.tsx'
import { ReviewList } from './reviews/ReviewList.tsx'
import type { ShelfProduct } from './shelves/shelf-product.ts'
import { RecentlyViewed, RelatedShelf } from './shelves/shelves-door.tsx'
import { catalogue, shownData } from './source.ts'

export interface ProductData {
  readonly product: Product
  /** Newest first, or why they can't be shown. */
  readonly reviews: readonly Review[] | { readonly failure: string }
  /** Other cases like it. */
  readonly related: readonly ShelfProduct[]
}

/**
 * A product by its slug; an id leads to the slug's address, one that can't be had to all products.
 * The page does not depend on its reviews, and what is on the screen stays when no answer comes.
 */
export async function loader({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<ProductData> {
  const slug = params.slug ?? ''
  const source = context.get(catalogue)
  const notFound = missing('Product not found', paths.products())
  const [product, reviews, related] = await Promise.all([
    source.product(slug, request.signal).catch((error: unknown) => {
      const shown = context.get(shownData)().product as ProductData | undefined
      if (shown?.product.slug === slug && isUnanswered(error)) return shown.product
      throw isOutOfReach(error) ? notFound : error
    }),
    source.reviews(slug, request.signal).catch(asFailure),
    source.related(slug, request.signal),
  ])
  if (!product) throw notFound
  if (product.slug !== slug) throw redirect(paths.product(product.slug))
  const brand = brandBySlug(product.brandSlug) ?? null
  const deviceModels = inSalesOrder(brand, product.deviceModels)
  return { product: { ...product, deviceModels }, reviews, related }
}

function asFailure(error: unknown): { readonly failure: string } {
  if (error instanceof ApiError) return { failure: error.message }
  throw error
}

export const handle: PageHandle<ProductData> = { title: ({ product }) => productTitle(product) }

export function Component() {
  const data = useLoaderData<ProductData>()
  const { product, reviews, related } = data
  useEffect(() => noteViewed(product.slug), [product.slug])
  return (
    <div className="page-gutter pt-2 pb-16">
      <div className="mb-2 max-md:hidden">
        <Breadcrumbs trail={trailTo(product.brandSlug, product.brand)} />
      </div>
      <div className="grid gap-3 md:grid-cols-2 md:gap-10 lg:gap-14">
        <div className="min-w-0 md:sticky md:top-20 md:self-start">
          <Gallery key={product._id} name={product.name} images={product.image} />
        </div>
        <div className="grid content-start gap-2 md:gap-6">
          <header className="grid md:gap-2">
            <p className="font-semibold text-muted text-sm">
              <Link
                to={paths.brand(product.brandSlug)}
                className="inline-block py-0.5 underline-offset-4 hover:underline"
              >
                {product.brand}
              </Link>{' '}
              · {product.caseType}
            </p>
            <h1 className="text-balance text-xl md:text-2xl lg:text-3xl">{product.name}</h1>
          </header>
          <div className="flex flex-wrap items-center justify-between gap-x-4 md:-mt-4 md:grid md:justify-start md:gap-4">
            <RatingLink product={product} />
            <PriceBlock listPrice={paisaFromRupees(product.price)} />
          </div>
          <AddToCartForm key={product._id} product={product} />
          <Promises />
          <Section title="About this case" className="gap-2">
            <p className="max-w-prose whitespace-pre-line">{product.description}</p>
            <h3 className="mt-2 font-semibold text-sm">Fits</h3>
            <FittingModels {...product} />
          </Section>
        </div>
      </div>
      <RelatedShelf key={product._id} product={product} related={related} />
      <ReviewList product={product} reviews={reviews} />
      <RecentlyViewed except={product.slug} className="mt-14 border-hairline border-t pt-8" />
    </div>
  )
}

function RatingLink({ product: { rating, numReviews } }: { readonly product: Product }) {
  if (numReviews === 0)
    return <p className="py-1 text-muted text-sm max-md:order-1">{ratingWords(rating, 0)}</p>
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-8 items-center gap-2 text-sm underline-offset-4 max-md:order-1 hover:underline"
    >
      <Stars rating={rating} label={ratingWords(rating, numReviews)} />
      <span aria-hidden="true">
        {rating.toFixed(1)} ({numReviews}
        <span className="max-md:hidden"> {numReviews === 1 ? 'review' : 'reviews'}</span>)
      </span>
    </a>
  )
}
