import { t } from '#messages'
import avif480 from './pictures/three-cases-480.avif'
import webp480 from './pictures/three-cases-480.webp'
import avif720 from './pictures/three-cases-720.avif'
import webp720 from './pictures/three-cases-720.webp'
import avif960 from './pictures/three-cases-960.avif'
import webp960 from './pictures/three-cases-960.webp'
import avif1280 from './pictures/three-cases-1280.avif'

const avif = `${avif480} 480w, ${avif720} 720w, ${avif960} 960w, ${avif1280} 1280w`
const webp = `${webp480} 480w, ${webp720} 720w, ${webp960} 960w`
const sizes = '(min-width: 75rem) 600px, (min-width: 64rem) 50vw, (min-width: 40rem) 34rem, 90vw'

/** The same picture for link previews of the shop. */
export const heroPreview = () =>
  ({ path: webp960, alt: t.home.heroPicture, size: { width: 960, height: 738 } }) as const

/** Picture of three fanned cases, drawn by the studio like the pictures of the catalogue. */
export function HeroPicture() {
  return (
    <figure className="hero-picture">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={webp720}
          alt={t.home.heroPicture}
          width="1300"
          height="1000"
          fetchPriority="high"
          className="aspect-[13/10] w-full"
        />
      </picture>
      <figcaption className="absolute end-0 bottom-0 text-plum-tint text-xs max-sm:end-[13%]">
        {t.common.illustration}
      </figcaption>
    </figure>
  )
}
