import { paths } from '#domain/paths.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { pageHandle } from '#web/frame/page.ts'
import { BrandTiles } from './BrandTiles.tsx'
import { Hero } from './Hero.tsx'
import { OfferStrip } from './OfferStrip.tsx'
import { DiscountBand, HowItWorks, SellingPoints } from './SellingPoints.tsx'

export const handle = pageHandle(({ shop }) => ({
  title: null,
  description: `Phone cases for your exact model, ${terms.discountPercent}% off. Cash on delivery all over ${terms.country} in ${deliveryTime}. ${freeShippingClaim}.`,
  canonical: paths.home(),
  structuredData: (absolute) => [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      name: shop.name,
      slogan: shop.tagline,
      url: absolute(paths.home()),
      logo: absolute('/icon-512.png'),
      sameAs: [shop.directMessageUrl],
      address: {
        '@type': 'PostalAddress',
        addressLocality: shop.city,
        addressRegion: shop.province,
        addressCountry: 'PK',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shop.name,
      url: absolute(paths.home()),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(paths.products())}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
}))

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
