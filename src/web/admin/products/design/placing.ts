import { type Artwork, artworkBounds } from '#domain/catalogue/designs/design.ts'

export type Placement = Omit<Artwork, 'picture'>

export type Point = readonly [x: number, y: number]

const TALLEST_BACK = 2.3

/** Change per key press: share of the back, factor of the size, degrees. */
const STEP = { move: 0.02, zoom: 1.05, turn: 5 } as const

const nowhere: Placement = { x: 0, y: 0, scale: 1, turn: 0 }

/** Position clamped to the bounds and rounded; the rotation is normalized to ±180°. */
export function bounded({ x, y, scale, turn }: Placement): Placement {
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
export function filling(ratio: number): Placement {
  return bounded({ ...nowhere, scale: Math.max(1, TALLEST_BACK / ratio) })
}

/** Position moved to the centre, with unchanged size and rotation. */
export function centred(placement: Placement): Placement {
  return { ...placement, x: 0, y: 0 }
}

/** Position after a drag or a pinch; `back` is the size of the case in pixels. */
export function dragged(
  placement: Placement,
  before: readonly Point[],
  after: readonly Point[],
  back: { readonly width: number; readonly height: number },
): Placement {
  const [was, is] = [middleOf(before), middleOf(after)]
  const [wide, wider] = [between(before), between(after)]
  const isPinched = wide !== null && wider !== null && wide.length > 0
  return bounded({
    x: placement.x + (is[0] - was[0]) / back.width,
    y: placement.y + (is[1] - was[1]) / back.height,
    scale: isPinched ? (placement.scale * wider.length) / wide.length : placement.scale,
    turn: isPinched ? placement.turn + wider.angle - wide.angle : placement.turn,
  })
}

/** Position after zooming with the mouse wheel by `pixels`. */
export function wheeled(placement: Placement, pixels: number): Placement {
  return bounded({ ...placement, scale: placement.scale * Math.exp(-pixels / 400) })
}

const keys: Readonly<Record<string, (placement: Placement) => Placement>> = {
  ArrowLeft: (placement) => ({ ...placement, x: placement.x - STEP.move }),
  ArrowRight: (placement) => ({ ...placement, x: placement.x + STEP.move }),
  ArrowUp: (placement) => ({ ...placement, y: placement.y - STEP.move }),
  ArrowDown: (placement) => ({ ...placement, y: placement.y + STEP.move }),
  '+': (placement) => ({ ...placement, scale: placement.scale * STEP.zoom }),
  '=': (placement) => ({ ...placement, scale: placement.scale * STEP.zoom }),
  '-': (placement) => ({ ...placement, scale: placement.scale / STEP.zoom }),
  '[': (placement) => ({ ...placement, turn: placement.turn - STEP.turn }),
  ']': (placement) => ({ ...placement, turn: placement.turn + STEP.turn }),
}

/** Position after a key press; null for a key without a function. */
export function pressed(placement: Placement, key: string): Placement | null {
  const move = Object.hasOwn(keys, key) ? keys[key] : undefined
  return move ? bounded(move(placement)) : null
}

/** Description of a position for screen readers. */
export function placementText({ x, y, scale, turn }: Placement): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return `Across ${percent(x)}, down ${percent(y)}, size ${percent(scale)}, turned ${turn}°`
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** Distance and angle between two fingers; null without two. */
function between([one, two]: readonly Point[]): { length: number; angle: number } | null {
  if (!one || !two) return null
  const [x, y] = [two[0] - one[0], two[1] - one[1]]
  return { length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }
}
