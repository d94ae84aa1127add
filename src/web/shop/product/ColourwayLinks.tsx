import type { Colourway } from '#domain/contract/products.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { prefersReducedMotion } from '#web/kit/device/reduced-motion.ts'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { Link } from '#web/kit/ui/Link.tsx'

interface ColourwayLinksProps {
  readonly of: string
  readonly colourways: readonly Colourway[]
  /** The model that is chosen; '' for none. */
  readonly model: string
}

const FADE_MS = 180

/** Fades the pictures of the gallery from this product's to the next one's, once those are there. */
function fadePictures() {
  if (prefersReducedMotion()) return
  for (const picture of document.querySelectorAll<HTMLImageElement>('.gallery-strip img')) {
    const frame = picture.closest('li')
    if (!frame || !picture.currentSrc) continue
    frame.style.setProperty('background', `center / cover url("${picture.currentSrc}")`)
    picture.addEventListener(
      'load',
      () => picture.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' }),
      { once: true },
    )
  }
}

/** Links to a design's other colours, which replace the page in the history (rule: families). */
export function ColourwayLinks({ of, colourways, model }: ColourwayLinksProps) {
  const shown = colourways.find(({ slug }) => slug === of)?.colour
  return (
    <nav aria-label={t.product.colours}>
      {shown && <p className="text-muted text-sm">{t.product.productColour({ colour: shown })}</p>}
      <ul className="-ms-1.5 flex flex-wrap">
        {colourways.map(({ slug, name, dot, deviceModels }) => (
          <li key={slug}>
            <Link
              to={productAddress(slug, deviceModels.includes(model) ? model : '')}
              replace
              preventScrollReset
              onClick={fadePictures}
              aria-current={slug === of ? 'page' : undefined}
              className="colourway"
            >
              <ColourDot dot={dot} />
              <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
