import { textOf } from '#art'
import type { Board, Print } from '#studio/cases/look.ts'
import { placed } from '#studio/drawing/svg.ts'

/** The back that art is drawn on, a common Android phone's: millimetres around its middle. */
const REFERENCE = { box: { w: 73.8, h: 160.8 }, free: { y: 23.6, w: 65.8, h: 105.6 } } as const

/** Transforms of a layer of art onto a phone's back, by its `data-anchor`. */
const anchors: Readonly<Record<string, (board: Board) => string>> = {
  /** Stretched to the edges: skies and other gradients. */
  back: ({ box }) => placed([0, 0], 0, [box.w / REFERENCE.box.w, box.h / REFERENCE.box.h]),
  /** Scaled until it covers the back: patterns. */
  cover: ({ box }) => placed([0, 0], 0, Math.max(box.w / REFERENCE.box.w, box.h / REFERENCE.box.h)),
  /** Fitted into the room below the camera. */
  free({ free }) {
    const scale = Math.min(free.w / REFERENCE.free.w, free.h / REFERENCE.free.h)
    return placed([0, free.y - scale * REFERENCE.free.y], 0, scale)
  },
  /** As wide as the back, on its lower edge. */
  foot({ box }) {
    const scale = box.w / REFERENCE.box.w
    return placed([0, (box.h - scale * REFERENCE.box.h) / 2], 0, scale)
  },
  /** In true size at the lower right corner: straps. */
  corner: ({ box }) => placed([(box.w - REFERENCE.box.w) / 2, (box.h - REFERENCE.box.h) / 2], 0, 1),
}

/**
 * A print drawn in `art/NAME.svg` on the reference back. Its layers are groups with a
 * `data-anchor`, which fits each of them to the back of a phone.
 */
export function drawn(name: string): Print {
  return (board) =>
    textOf(name).replaceAll(/data-anchor="(\w+)"/g, (_, anchor: string) => {
      const transform = anchors[anchor]
      if (!transform) throw new RangeError(`${name}.svg has no anchor '${anchor}'`)
      return `transform="${transform(board)}"`
    })
}
