import { textOf } from '#art'
import type { Board, Print } from '#studio/cases/look.ts'
import { placed } from '#studio/drawing/svg.ts'

/** The back that art is drawn on, a common Android phone's: millimetres around its middle. */
const REFERENCE = { box: { w: 73.8, h: 160.8 }, free: { y: 23.6, w: 65.8, h: 105.6 } } as const

/** Transforms of layers of art onto a phone's back, by their `data-anchor`. */
function anchorsOf({ box, free }: Board): Readonly<Record<string, string>> {
  const [x, y] = [box.w / REFERENCE.box.w, box.h / REFERENCE.box.h]
  const [right, low] = [(box.w - REFERENCE.box.w) / 2, (box.h - REFERENCE.box.h) / 2]
  const fit = Math.min(free.w / REFERENCE.free.w, free.h / REFERENCE.free.h)
  return {
    /** Stretched to the edges: skies and other gradients. */
    back: placed([0, 0], 0, [x, y]),
    /** Scaled until it covers the back: patterns. */
    cover: placed([0, 0], 0, Math.max(x, y)),
    /** Fitted into the room below the camera. */
    free: placed([0, free.y - fit * REFERENCE.free.y], 0, fit),
    /** As wide as the back, on its lower edge. */
    foot: placed([0, (box.h - x * REFERENCE.box.h) / 2], 0, x),
    /** In true size at a corner: straps, screws. */
    corner: placed([right, low]),
    topRight: placed([right, -low]),
    bottomLeft: placed([-right, low]),
  }
}

/**
 * A print drawn in `art/NAME.svg` on the reference back. Its layers are groups with a
 * `data-anchor`, which fits each of them to the back of a phone; `around` has the transforms of
 * layers around a customer's name.
 */
export function drawn(name: string, around?: Readonly<Record<string, string>>): Print {
  return (board) => artOf(name, { ...anchorsOf(board), ...around })
}

/** Content of `art/NAME.svg`, with a transform for the `data-anchor` of each layer. */
export function artOf(name: string, anchors: Readonly<Record<string, string>>): string {
  return textOf(name).replaceAll(/data-anchor="(\w+)"/g, (_, anchor: string) => {
    const transform = anchors[anchor]
    if (transform === undefined) throw new RangeError(`${name}.svg has no anchor '${anchor}'`)
    return `transform="${transform}"`
  })
}
