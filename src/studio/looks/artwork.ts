import type { Artwork } from '#domain/catalogue/designs/design.ts'
import type { Print } from '#studio/cases/look.ts'
import { group, image, placed } from '#studio/drawing/svg.ts'

/** A picture is at most so many times as high as it is wide; what is higher is shown smaller. */
const TALLEST = 20

/**
 * Places a picture of the owner's on the back (rule: drawn-pictures), whose bytes are at `href`. Its
 * height follows from its own shape, which a design doesn't say: it is fitted by its width into a box
 * that is higher than any picture.
 */
export function artworkPrint({ x, y, scale, turn }: Artwork, href: string): Print {
  return ({ box }) => {
    const width = scale * box.w
    const height = width * TALLEST
    return group(
      { transform: placed([x * box.w, y * box.h], turn) },
      image(href, [-width / 2, -height / 2], [width, height]),
    )
  }
}
