import { type Artwork, artworkBounds } from '#domain/catalogue/designs/design.ts'

export type Place = Omit<Artwork, 'picture'>

export type Spot = readonly [x: number, y: number]

/** Ratio of height to width of the tallest back. */
const TALLEST_BACK = 2.3

/** Change per key press: share of the back, factor of the size, degrees. */
const STEP = { move: 0.02, zoom: 1.05, turn: 5 } as const

const nowhere: Place = { x: 0, y: 0, scale: 1, turn: 0 }

/** Position clamped to the bounds and rounded; the rotation is normalized to ±180°. */
export function bounded({ x, y, scale, turn }: Place): Place {
  const within = (value: number, { least, most }: { least: number; most: number }) =>
    Math.min(most, Math.max(least, value))
  const fine = (value: number) => Math.round(value * 1000) / 1000 + 0
  return {
    x: fine(within(x, artworkBounds.x)),
    y: fine(within(y, artworkBounds.y)),
    scale: fine(within(scale, artworkBounds.scale)),
    turn: Math.round(turn - 360 * Math.round(turn / 360)) + 0,
  }
}

/** Centred position that covers every back, for a picture of this ratio of height to width. */
export function filling(ratio: number): Place {
  return bounded({ ...nowhere, scale: Math.max(1, TALLEST_BACK / ratio) })
}

/** Position moved to the centre, with unchanged size and rotation. */
export function centred(place: Place): Place {
  return { ...place, x: 0, y: 0 }
}

/** Position after a drag or a pinch; `back` is the size of the case in pixels. */
export function dragged(
  place: Place,
  before: readonly Spot[],
  after: readonly Spot[],
  back: { readonly width: number; readonly height: number },
): Place {
  const [was, is] = [middleOf(before), middleOf(after)]
  const [wide, wider] = [between(before), between(after)]
  const isPinched = wide !== null && wider !== null && wide.length > 0
  return bounded({
    x: place.x + (is[0] - was[0]) / back.width,
    y: place.y + (is[1] - was[1]) / back.height,
    scale: isPinched ? (place.scale * wider.length) / wide.length : place.scale,
    turn: isPinched ? place.turn + wider.angle - wide.angle : place.turn,
  })
}

/** Position after zooming with the mouse wheel by `pixels`. */
export function wheeled(place: Place, pixels: number): Place {
  return bounded({ ...place, scale: place.scale * Math.exp(-pixels / 400) })
}

const keys: Readonly<Record<string, (place: Place) => Place>> = {
  ArrowLeft: (place) => ({ ...place, x: place.x - STEP.move }),
  ArrowRight: (place) => ({ ...place, x: place.x + STEP.move }),
  ArrowUp: (place) => ({ ...place, y: place.y - STEP.move }),
  ArrowDown: (place) => ({ ...place, y: place.y + STEP.move }),
  '+': (place) => ({ ...place, scale: place.scale * STEP.zoom }),
  '=': (place) => ({ ...place, scale: place.scale * STEP.zoom }),
  '-': (place) => ({ ...place, scale: place.scale / STEP.zoom }),
  '[': (place) => ({ ...place, turn: place.turn - STEP.turn }),
  ']': (place) => ({ ...place, turn: place.turn + STEP.turn }),
}

/** Position after a key press; null for a key without a function. */
export function pressed(place: Place, key: string): Place | null {
  const move = Object.hasOwn(keys, key) ? keys[key] : undefined
  return move ? bounded(move(place)) : null
}

/** Description of a position for screen readers. */
export function placeWords({ x, y, scale, turn }: Place): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return `Across ${percent(x)}, down ${percent(y)}, size ${percent(scale)}, turned ${turn}°`
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce<Spot>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0])
  return [sum[0] / spots.length, sum[1] / spots.length]
}

/** Distance and angle between two fingers; null without two. */
function between([one, two]: readonly Spot[]): { length: number; angle: number } | null {
  if (!one || !two) return null
  const [x, y] = [two[0] - one[0], two[1] - one[1]]
  return { length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }
}
