import { helpSections } from '#domain/help.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime, terms } from '#domain/terms.ts'
import type { HeadMaker } from '#web/frame/head/page-head.ts'
import { heroPreview } from '#web/home/HeroPicture.tsx'

export const helpHead: HeadMaker<unknown> = ({ shop }) => ({
  description: `Delivery in ${deliveryTime} all over ${terms.country}, cash on delivery, transfers, wrong models and names on cases: what people ask before they buy at ${shop.name}.`,
  canonical: paths.help(),
  image: heroPreview,
  structuredData: () => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: helpSections(shop.help).map(({ title, paragraphs }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
      })),
    },
  ],
})
