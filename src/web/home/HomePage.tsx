import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ApiError } from '#web/api/send.ts'
import { HomeShelves } from '#web/catalogue/shelves/lazy-shelves.tsx'
import type { HomeShelvesData } from '#web/catalogue/shelves/shelf-product.ts'
import { catalogue } from '#web/catalogue/source.ts'
import { BrandTiles } from './BrandTiles.tsx'
import { Hero } from './Hero.tsx'
import { OfferStrip } from './OfferStrip.tsx'
import { SellingPoints } from './SellingPoints.tsx'

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
