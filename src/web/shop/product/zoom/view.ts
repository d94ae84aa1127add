import { pictureRatio } from '#domain/catalogue/pictures.ts'

/** Pixels from the middle of the stage. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Scale of a picture, 1 being whole, and offset of its centre from the stage's. */
export interface View extends Point {
  readonly scale: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }

/** As large as it gets: beyond, even a sharp picture shows nothing new. */
const LARGEST = 4

/** The view after a double tap. */
export const CLOSE_UP = 2.5

/** The view moved by so many pixels. */
export function moved(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** The view at another scale; the image point at `at` keeps its position. */
export function scaled(view: View, wanted: number, at: Point): View {
  const scale = Math.min(LARGEST, Math.max(whole.scale, wanted))
  const growth = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }
}

/** The view after two fingers went from one pair of points to another. */
export function pinched(view: View, from: readonly Point[], to: readonly Point[]): View {
  const growth = apart(to) / (apart(from) || 1)
  const before = middle(from)
  const after = middle(to)
  const followed = moved(view, { x: after.x - before.x, y: after.y - before.y })
  return scaled(followed, followed.scale * growth, after)
}

/** The view brought back so far that the picture leaves no more of the stage empty than it must. */
export function settled(view: View, stage: Size): View {
  const { width, height } = pictureRatio
  const shown = Math.min(stage.width / width, stage.height / height) * view.scale
  const most = (size: number, room: number) => Math.max(0, (size * shown - room) / 2)
  const between = (value: number, end: number) => Math.max(0 - end, Math.min(end, value))
  return {
    scale: view.scale,
    x: between(view.x, most(width, stage.width)),
    y: between(view.y, most(height, stage.height)),
  }
}

function apart([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
