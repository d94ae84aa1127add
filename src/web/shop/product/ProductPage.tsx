import { type ReactNode, useDeferredValue, useEffect } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { galleryOf, pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import type { Product, ProductWithFamily } from '#domain/contract/products.ts'
import type { Review } from '#domain/contract/reviews.ts'
import { paths, productAddress } from '#domain/paths.ts'
import { namesListed } from '#domain/text/name-lists.ts'
import { loadSentences, t } from '#messages'
import { catalogue, shownData } from '#web/kit/api/catalogue.ts'
import { isUnanswered, isUnreachable, withReason } from '#web/kit/api/failure.ts'
import { ApiError } from '#web/kit/api/send.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { noteViewed } from '#web/kit/device/kept-lists.ts'
import { missing } from '#web/kit/feedback/missing.ts'
import { importOrReload } from '#web/kit/page/import-or-reload.ts'
import type { PageHandle } from '#web/kit/page/page.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Breadcrumbs } from '#web/kit/ui/blocks/Breadcrumbs.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ratingCount, ratingWords } from '#web/kit/ui/ratings/Rating.tsx'
import { Stars } from '#web/kit/ui/ratings/Stars.tsx'
import { Heart } from '#web/shop/shelves/Heart.tsx'
import { RecentlyViewed } from '#web/shop/shelves/RecentlyViewed.tsx'
import { RelatedShelf } from '#web/shop/shelves/RelatedShelf.tsx'
import { AddToCartForm } from './AddToCartForm.tsx'
import { AboutCase, CaseParts } from './CaseStory.tsx'
import { ColourwayLinks } from './ColourwayLinks.tsx'
import type { Fit } from './fit.ts'
import { Gallery } from './Gallery.tsx'
import { gallerySizes } from './gallery-sizes.ts'
import { ModelField, useChosenModel } from './ModelField.tsx'
import { PhoneRoom } from './PhoneRoom.tsx'
import { DeliveryLine, Promises } from './Promises.tsx'
import { ReviewList } from './reviews/ReviewList.tsx'

export interface ProductData {
  readonly product: ProductWithFamily
  readonly fit: Fit
  /** The model that the address asks for, where the product fits it; '' otherwise. */
  readonly model: string
  /** Newest first, or why they can't be shown. */
  readonly reviews: readonly Review[] | { readonly failure: string }
  readonly related: readonly ShelfProduct[]
}

/**
 * Reads a product by its slug or id, which redirects; an unknown one leads to all products. Reviews
 * are optional, and a shown product stays when the server doesn't answer.
 */
export async function loader({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<ProductData> {
  const slug = params.slug ?? ''
  const requested = new URL(request.url).searchParams.get('model') ?? ''
  const source = context.get(catalogue)
  const notFound = (error?: unknown) =>
    missing(withReason(t.product.notFound, error), paths.products())
  const readProduct = async (): Promise<Pick<ProductData, 'product' | 'fit'>> => {
    try {
      const [product, [{ fitted }]] = await Promise.all([
        source.product(slug, request),
        // A page that the server rendered brings its data, so that a first visit doesn't load this.
        importOrReload(() => Promise.all([import('./fit.ts'), loadSentences(['caseFacts'])])),
      ])
      if (!product) throw notFound()
      return fitted(product)
    } catch (error) {
      const shown = context.get(shownData)().product as ProductData | undefined
      if (shown?.product.slug === slug && isUnanswered(error)) return shown
      throw isUnreachable(error) ? notFound(error) : error
    }
  }
  const [{ product, fit }, reviews, related] = await Promise.all([
    readProduct(),
    source.reviews(slug, request).catch(asFailure),
    source.related(slug, request),
  ])
  if (product.slug !== slug) throw redirect(productAddress(product.slug, requested))
  const read = { product, fit, reviews, related }
  return shownAt({ ...read, model: '' }, new URL(request.url))
}

/** Data of the same product at another model's address: a choice of model loads nothing. */
function shownAt(data: ProductData, { searchParams }: URL): ProductData {
  const requested = searchParams.get('model') ?? ''
  return { ...data, model: data.product.deviceModels.includes(requested) ? requested : '' }
}

function asFailure(error: unknown): { readonly failure: string } {
  if (error instanceof ApiError) return { failure: error.message }
  throw error
}

export const handle: PageHandle<ProductData> = {
  title: ({ product }) => productTitle(product),
  picture: ({ product, model }) => ({
    path: galleryOf(product, model)[0] ?? '',
    sizes: gallerySizes,
  }),
  shownAt,
}

export function Component() {
  const { product, fit, model, reviews, related } = useLoaderData<ProductData>()
  useEffect(() => noteViewed(product.slug), [product.slug])
  const isBelowShown = useBelowFirstView()
  return (
    <div className="page-gutter pb-16 md:pt-2">
      <div className="mb-2 max-md:hidden">
        <Breadcrumbs trail={trailTo(product.brandSlug, product.brand)} />
      </div>
      <ForOneModel
        product={product}
        fit={fit}
        requested={model}
        head={
          <>
            <header className="grid md:gap-2">
              <p className="font-semibold text-muted text-sm">
                <Link
                  to={paths.brand(product.brandSlug)}
                  className="inline-block py-0.5 underline-offset-4 hover:underline"
                >
                  {product.brand}
                </Link>{' '}
                · {caseTypeLabel(product.caseType)}
                {product.isSample && ` · ${t.product.sample}`}
              </p>
              <h1 className="text-balance text-xl md:text-2xl lg:text-3xl">
                <ProductName>{product.name}</ProductName>
              </h1>
              {product.alsoFor && (
                <p className="text-muted text-sm">
                  {t.product.alsoFor({
                    brand: product.brand,
                    others: namesListed(product.alsoFor),
                  })}
                </p>
              )}
            </header>
            <div className="flex flex-wrap items-center justify-between gap-x-4 md:-mt-4 md:grid md:justify-start md:gap-4">
              <RatingLink {...product} />
              <div className="contents md:grid md:gap-1">
                <Price product={product} layout="product" />
              </div>
            </div>
            <DeliveryLine />
          </>
        }
      >
        {isBelowShown && <AboutCase product={product} facts={fit.facts} />}
      </ForOneModel>
      {isBelowShown && (
        <>
          {fit.closeUps && <CaseParts path={pictureOf(product, model)} {...fit.closeUps} />}
          <RelatedShelf product={product} related={related} requested={model} />
          <ReviewList product={product} reviews={reviews} />
          <RecentlyViewed except={product.slug} className="mt-14 border-hairline border-t pt-8" />
        </>
      )}
    </div>
  )
}

/**
 * Whether the parts below the first view are rendered: after a followed link, which shows the page
 * from its top, they follow the first paint. Back needs the page's whole height at once.
 */
function useBelowFirstView(): boolean {
  const isFromTop = useNavigationType() === 'PUSH'
  const { hash } = useLocation()
  return useDeferredValue(true, !isFromTop || hash !== '')
}

interface ForOneModelProps extends Pick<ProductData, 'product' | 'fit'> {
  readonly requested: string
  readonly head: ReactNode
  readonly children: ReactNode
}

/** Pictures and form of a product for one model: everything that depends on the chosen model. */
function ForOneModel({ product, fit, requested, head, children }: ForOneModelProps) {
  const chosen = useChosenModel(product, fit, requested)
  const forModel = { product, isPhone: fit.isPhone, chosen }
  const user = useSession()
  // Another colour of a family keeps the typed name and the scroll position of the gallery.
  const key = product.family || product._id
  return (
    <div className="grid gap-x-10 gap-y-1 md:grid-cols-2 md:gap-y-3 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-x-12">
      <PhoneRoom key={product.slug} {...forModel} />
      <div className="min-w-0 md:sticky md:top-20 md:self-start">
        <Gallery
          key={key}
          name={product.name}
          model={chosen.model}
          images={galleryOf(product, chosen.model)}
          isDrawn={product.design !== null}
        >
          <Heart slug={product.slug} name={product.name} />
        </Gallery>
      </div>
      <div className="grid content-start gap-2 md:gap-6">
        {head}
        {product.colourways && (
          <ColourwayLinks of={product.slug} colourways={product.colourways} model={chosen.model} />
        )}
        {user?.isAdmin ? (
          <div className="grid gap-4">
            <ModelField {...forModel} onChoose={chosen.choose} />
            <AdminNotice />
          </div>
        ) : (
          <AddToCartForm key={key} {...forModel} />
        )}
        <Promises product={product} model={chosen.model} />
        {children}
      </div>
    </div>
  )
}

function RatingLink({ rating, numReviews, ratingIsSample }: Product) {
  if (numReviews === 0) {
    return (
      <p className="flex items-center gap-2 py-1 text-muted text-sm max-md:order-1">
        {/* On a phone the words alone fit beside every price, in the fallback font and in Figtree. */}
        <span aria-hidden="true" className="flex items-center gap-2 max-md:hidden">
          <Stars rating={0} /> ({ratingCount(0)})
        </span>
        {ratingWords(rating, 0)}
      </p>
    )
  }
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-8 items-center gap-2 text-sm underline-offset-4 max-md:order-1 hover:underline"
    >
      <Stars rating={rating} label={ratingWords(rating, numReviews, ratingIsSample)} />
      <span aria-hidden="true">
        {ratingIsSample
          ? `${rating.toFixed(1)} (${ratingCount(numReviews, true)})`
          : t.product.ratingOfReviews({
              rating: rating.toFixed(1),
              count: numReviews,
              wide: (content) => <span className="max-md:hidden">{content}</span>,
            })}
      </span>
    </a>
  )
}

/** Takes the place of Add to Cart for an admin (rule: admin-in-the-shop). */
function AdminNotice() {
  return (
    <Notice tone="info" icon="user" title={t.common.closedToAdmins}>
      <Link
        to={paths.adminDashboard()}
        className="inline-flex min-h-11 items-center font-semibold text-plum underline underline-offset-4"
      >
        {t.common.goToDashboard}
      </Link>
    </Notice>
  )
}
