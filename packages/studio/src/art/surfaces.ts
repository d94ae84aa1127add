import { n, type Point } from '#studio/drawing/svg.ts'

/** A four-pointed glint. */
export function spark([x, y]: Point, size: number, colour = '#ffffff'): string {
  const waist = size * 0.16
  const d = `M${n(x)} ${n(y - size)}Q${n(x + waist)} ${n(y - waist)} ${n(x + size)} ${n(y)}Q${n(x + waist)} ${n(y + waist)} ${n(x)} ${n(y + size)}Q${n(x - waist)} ${n(y + waist)} ${n(x - size)} ${n(y)}Q${n(x - waist)} ${n(y - waist)} ${n(x)} ${n(y - size)}Z`
  return `<path d="${d}" fill="${colour}"/>`
}
