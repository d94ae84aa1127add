import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brands } from '#domain/catalogue/brands.ts'
import { discountClaim, freeShippingClaim, terms } from '#domain/terms.ts'
import { catalogue } from '#web/api/catalogue.ts'
import { ApiError } from '#web/api/send.ts'
import type { HomeShelvesData } from '#web/api/shelf-product.ts'
import { useShop } from '#web/frame/shop-context.ts'
import { HomeShelves } from '#web/shelves/lazy-shelves.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Point } from '#web/ui/blocks/Point.tsx'
import { BrandTiles } from './BrandTiles.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import { PhonePicker } from './PhonePicker.tsx'

const models = brands.reduce((sum, brand) => sum + brand.models.length, 0)

/**
 * Why people buy here. What delivery costs, how long it takes and who answers is said right below, by
 * the foot of every page.
 */
function SellingPoints() {
  return (
    <section
      aria-labelledby="why"
      className="page-gutter below-500 pt-4 pb-12 sm:below-374 sm:pb-16 lg:below-232"
    >
      <h2 id="why" className="text-2xl">
        Bought with no worries, anywhere in {terms.country}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        <Point isHeading icon="phone" title="Made for your model">
          {models} models from {brands.length} brands. You choose yours before anything goes into
          the cart.
        </Point>
        <Point isHeading icon="cash" title="Pay at your door">
          Cash when the parcel is in your hands, or a bank transfer if you like.
        </Point>
        <Point isHeading icon="user" title="No account needed">
          Order with a name, a phone number and an address.
        </Point>
        <Point isHeading icon="box" title="Follow every step">
          Your order has a page of its own that shows where it is.
        </Point>
      </ul>
    </section>
  )
}

/** The shelves; none where the shop can't be reached now, since the page is whole without them. */
export async function loader({
  context,
  request,
}: LoaderFunctionArgs): Promise<HomeShelvesData | null> {
  try {
    return await context.get(catalogue).highlights(request.signal)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export function Component() {
  const shelves = useLoaderData<HomeShelvesData | null>()
  return (
    <>
      <OfferStrip />
      <Hero />
      {shelves && <HomeShelves shelves={shelves} />}
      <BrandTiles />
      <SellingPoints />
    </>
  )
}

/** The free-shipping banner, in the one wording of the whole shop (rule: free-shipping-claim). */
function OfferStrip() {
  return (
    <p className="bg-marigold px-4 py-2 text-center font-semibold text-ink text-sm">
      {freeShippingClaim}
    </p>
  )
}

/** The line, the question, and three cases on a stage. */
function Hero() {
  const { tagline } = useShop()
  return (
    <section className="page-gutter pt-4 sm:pt-6">
      <div className="grid overflow-hidden rounded-stage border border-hairline bg-white lg:grid-cols-[1fr_1.15fr]">
        <div className="grid content-center gap-5 px-5 py-7 sm:px-10 sm:py-12 lg:ps-14 lg:pe-6 lg:py-14">
          <Badge tone="offer" icon="tag" className="justify-self-start">
            {discountClaim}
          </Badge>
          <div className="grid gap-3">
            <h1 className="max-w-[13ch] text-hero">{tagline}</h1>
            <p className="max-w-[38ch] text-muted sm:text-lg">
              Tell us which phone you carry. You see only what fits it, cut for its camera and
              buttons.
            </p>
          </div>
          <div className="max-w-form">
            <PhonePicker />
          </div>
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
