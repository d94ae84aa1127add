import { paths } from '#domain/paths.ts'
import { helpSections } from '#domain/settings/help.ts'
import { deliveryTimeInBusinessDays } from '#domain/terms.ts'
import { t } from '#messages'
import type { HeadMaker } from '#web/kit/page/page-head.ts'
import { heroPreview } from '#web/shop/home/HeroPicture.tsx'

export const helpHead: HeadMaker<unknown> = ({ shop }) => ({
  description: t.documents.helpDescription({ days: deliveryTimeInBusinessDays(), shop: shop.name }),
  canonical: paths.help(),
  image: heroPreview(),
  structuredData: () => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: helpSections(shop).map(({ title, paragraphs }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
      })),
    },
  ],
})
