import { type Artwork, artworkBounds } from '#domain/catalogue/designs/design.ts'

/** Where an artwork lies: all of it but which picture it is. */
export type Place = Omit<Artwork, 'picture'>

/** A point of the screen, in pixels. */
export type Spot = readonly [x: number, y: number]

/** The tallest back of a case, as so many times its width: what fills that one fills every other. */
const TALLEST_BACK = 2.3

/** How far one press of a key goes: shares of the back, of the size, and degrees. */
const STEP = { move: 0.02, zoom: 1.05, turn: 5 } as const

const nowhere: Place = { x: 0, y: 0, scale: 1, turn: 0 }

/** A place within its bounds, written no finer than the eye can tell; turns go on past half a circle. */
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

/** In the middle, as large as fills the back of every phone; `ratio` is a picture's height by its width. */
export function filling(ratio: number): Place {
  return bounded({ ...nowhere, scale: Math.max(1, TALLEST_BACK / ratio) })
}

/** In the middle, shown whole across the back. */
export function centred(place: Place): Place {
  return { ...place, x: 0, y: 0 }
}

/** After a finger that went from one spot to another, or two that did; `back` is the case's in pixels. */
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

/** After a wheel that turned by so many pixels. */
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

/** After a key of the keyboard; null for one that does nothing. */
export function pressed(place: Place, key: string): Place | null {
  const move = Object.hasOwn(keys, key) ? keys[key] : undefined
  return move ? bounded(move(place)) : null
}

/** A place in words, for who doesn't see it. */
export function placeWords({ x, y, scale, turn }: Place): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return `Across ${percent(x)}, down ${percent(y)}, size ${percent(scale)}, turned ${turn}°`
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce<Spot>(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0])
  return [sum[0] / spots.length, sum[1] / spots.length]
}

/** The line between two fingers; null when there aren't two. */
function between([one, two]: readonly Spot[]): { length: number; angle: number } | null {
  if (!one || !two) return null
  const [x, y] = [two[0] - one[0], two[1] - one[1]]
  return { length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI }
}
