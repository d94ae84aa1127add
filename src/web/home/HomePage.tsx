import { BrandTiles } from './BrandTiles.tsx'
import { Hero } from './Hero.tsx'
import { OfferStrip } from './OfferStrip.tsx'
import { DiscountBand, HowItWorks, SellingPoints } from './SellingPoints.tsx'

export function Component() {
  return (
    <>
      <OfferStrip />
      <Hero />
      <BrandTiles />
      <DiscountBand />
      <SellingPoints />
      <HowItWorks />
    </>
  )
}
