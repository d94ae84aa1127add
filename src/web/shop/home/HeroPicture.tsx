import { t } from '#messages'
import avif480 from './pictures/tailgate-480.avif'
import webp480 from './pictures/tailgate-480.webp'
import avif720 from './pictures/tailgate-720.avif'
import webp720 from './pictures/tailgate-720.webp'
import avif1200 from './pictures/tailgate-1200.avif'

const avif = `${avif480} 480w, ${avif720} 720w, ${avif1200} 1200w`
const webp = `${webp480} 480w, ${webp720} 720w`
const sizes = '(min-width: 64rem) 45vw, 100vw'

/** The same picture for link previews of the shop. */
export const heroPreview = () =>
  ({ path: webp720, alt: t.home.heroPicture, size: { width: 720, height: 810 } }) as const

/** A case in its scene, from edge to edge, drawn by the studio like the pictures of the catalogue. */
export function HeroPicture() {
  return (
    <figure className="hero-picture">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={webp720}
          alt={t.home.heroPicture}
          width="720"
          height="810"
          fetchPriority="high"
          className="size-full object-cover"
        />
      </picture>
      <figcaption className="absolute end-3 top-3 rounded-chip bg-ink/70 px-2 text-2xs text-white">
        {t.common.illustration}
      </figcaption>
    </figure>
  )
}
