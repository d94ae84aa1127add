import type { Shop } from '#domain/contract/shop.ts'
import { addressIn, directions, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { drawnIcons } from '#domain/settings/accents.ts'
import { type IconSize, iconSizes, logoPng } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'

import { sentencesIn } from '#messages'

/** Path of the manifest, behind the prefix of a language. */
export const MANIFEST = '/manifest.webmanifest'

/** Web app manifest, with which a phone installs the shop in the language of the page. */
export function webManifest(
  shop: Pick<Shop, 'name' | 'tagline' | 'city' | 'province' | 'logo' | 'accent'>,
  language: Language,
) {
  const { name, tagline, logo, accent } = factsIn(language, shop)
  return {
    name: `${name} – ${tagline}`,
    short_name: name,
    description: tagline,
    id: addressIn(language, paths.home()),
    start_url: addressIn(language, paths.home()),
    scope: paths.home(),
    display: 'minimal-ui',
    lang: `${language}-PK`,
    dir: directions[language],
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: logo === null ? iconsOfMark(accent) : iconSizes.map((size) => iconOf(logo.path, size)),
  }
}

function iconsOfMark(accent: Shop['accent']) {
  const { svg, small, large, maskable } = drawnIcons(accent)
  return [
    { src: svg, sizes: 'any', type: 'image/svg+xml' },
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: large, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}

/** The square files of a logo have the margin that maskable icons require. */
function iconOf(path: string, size: IconSize) {
  const sizes = `${size}x${size}`
  return { src: logoPng(path, size), sizes, type: 'image/png', purpose: 'any maskable' }
}

/** Translates shipped facts of the shop for its pages; texts that the owner changed stay. */
export function factsIn<Facts extends Pick<Shop, 'tagline' | 'city' | 'province'>>(
  language: Language,
  facts: Facts,
): Facts {
  const shipped = sentencesIn('en').documents
  const translated = sentencesIn(language).documents
  const localized = (name: 'tagline' | 'city' | 'province') =>
    facts[name] === shipped[name] ? translated[name] : facts[name]
  return {
    ...facts,
    tagline: localized('tagline'),
    city: localized('city'),
    province: localized('province'),
  }
}
