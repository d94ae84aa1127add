import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { catalogue } from '#web/api/catalogue.ts'
import { ApiError } from '#web/api/send.ts'
import type { HomeShelvesData } from '#web/api/shelf-product.ts'
import { HomeShelves } from '#web/shelves/lazy-shelves.tsx'
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
