import { colours } from '#domain/colours.ts'
import type { Shop } from '#domain/contract/shop.ts'
import { paths } from '#domain/paths.ts'
import { drawnIcons } from '#domain/settings/drawn-icons.ts'
import { type IconSize, iconSizes, logoPng } from '#domain/settings/logo.ts'

/** The web app manifest, by which a phone installs the shop. */
export function webManifest({
  name,
  tagline,
  logo,
  accent,
}: Pick<Shop, 'name' | 'tagline' | 'logo' | 'accent'>) {
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
