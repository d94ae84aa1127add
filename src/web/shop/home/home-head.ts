import { paths } from '#domain/paths.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import { t } from '#messages'
import { pageAddress } from '#web/kit/device/page-address.ts'
import type { HeadMaker } from '#web/kit/page/page-head.ts'
import { heroPreview } from './HeroPicture.tsx'

export const homeHead: HeadMaker<unknown> = ({ shop }) => ({
  description: t.documents.homeDescription({
    percent: terms.discountPercent,
    days: deliveryTime(),
    shipping: freeShippingClaim(),
  }),
  canonical: paths.home(),
  image: heroPreview(),
  structuredData: (absolute) => [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      name: shop.name,
      slogan: shop.tagline,
      url: absolute(pageAddress(paths.home())),
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
      url: absolute(pageAddress(paths.home())),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(pageAddress(paths.products()))}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})
