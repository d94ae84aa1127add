import { colours } from '#domain/colours.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'

/** The web app manifest, by which a phone installs the shop. */
export function webManifest({ name, tagline }: Pick<Shop, 'name' | 'tagline'>) {
  return {
    name: `${name} – ${tagline}`,
    short_name: name,
    description: tagline,
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    display: 'minimal-ui',
    lang: 'en-PK',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
