import type { Print } from '#studio/cases/look.ts'
import { group, line, n, type Point } from '#studio/drawing/svg.ts'

/** Fine grains along both long sides, as of sandpaper. */
export const sandSides: Print = ({ random, box }) => {
  let d = ''
  for (let index = 0; index < 900; index++) {
    const side = index % 2 === 0 ? -1 : 1
    const reach = random.next() ** 1.6 * 11
    const x = side * (box.w / 2 - reach)
    const y = random.between(-box.h / 2, box.h / 2)
    d += `M${n(x)} ${n(y)}h.01`
  }
  return group(
    {},
    line(d, '#ffffff', 0.5, { 'stroke-opacity': 0.17 }),
    line(d, '#000000', 0.5, { 'stroke-opacity': 0.3, transform: 'translate(.25 .3)' }),
  )
}

/** Specks of another colour, like fired clay. */
export function speckle(colour: string, opacity: number): Print {
  return ({ random, box }) => {
    let [fine, coarse] = ['', '']
    for (let index = 0; index < 420; index++) {
      const dot = `M${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}h.01`
      if (index % 6 === 0) coarse += dot
      else fine += dot
    }
    return group(
      { 'stroke-opacity': opacity },
      line(fine, colour, 0.45),
      line(coarse, colour, 0.8),
      line(fine, '#ffffff', 0.35, {
        'stroke-opacity': opacity * 0.4,
        transform: 'translate(.7 1.1)',
      }),
    )
  }
}

/** Short creases in every direction, as on leather. */
export const leatherGrain: Print = ({ random, box }) => {
  let d = ''
  for (let y = -box.h / 2; y < box.h / 2; y += 2.6) {
    for (let x = -box.w / 2; x < box.w / 2; x += 2.6) {
      const at: Point = [x + random.between(-1, 1), y + random.between(-1, 1)]
      const angle = random.between(0, 2 * Math.PI)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      d += `M${n(at[0])} ${n(at[1])}q${n(dx)} ${n(dy)} ${n(dx * 1.5 - dy)} ${n(dy * 1.5 + dx)}`
    }
  }
  return group(
    {},
    line(d, '#000000', 0.45, { 'stroke-opacity': 0.3 }),
    line(d, '#ffffff', 0.3, { 'stroke-opacity': 0.13, transform: 'translate(.3 .35)' }),
  )
}

/** Specks that catch the light: many fine, some broad, a few with a spark. */
export function glitter(colours: readonly string[], amount: number): Print {
  return ({ random, box }) => {
    const fine = new Map<string, string>()
    for (let index = 0; index < amount; index++) {
      const colour = random.pick(colours)
      const place = `${n(random.between(-0.5, 0.5) * box.w)} ${n(random.between(-0.5, 0.5) * box.h)}`
      fine.set(colour, `${fine.get(colour) ?? ''}M${place}h.01`)
    }
    const specks = [...fine].map(([colour, d]) => line(d, colour, 0.75, { 'stroke-opacity': 0.9 }))
    const sparks = Array.from({ length: Math.round(amount / 26) }, () => {
      const at: Point = [random.between(-0.48, 0.48) * box.w, random.between(-0.48, 0.48) * box.h]
      return spark(at, random.between(0.9, 2.2))
    })
    return group({}, ...specks, ...sparks)
  }
}

/** A four-pointed glint. */
export function spark([x, y]: Point, size: number, colour = '#ffffff'): string {
  const waist = size * 0.16
  const d = `M${n(x)} ${n(y - size)}Q${n(x + waist)} ${n(y - waist)} ${n(x + size)} ${n(y)}Q${n(x + waist)} ${n(y + waist)} ${n(x)} ${n(y + size)}Q${n(x - waist)} ${n(y + waist)} ${n(x - size)} ${n(y)}Q${n(x - waist)} ${n(y - waist)} ${n(x)} ${n(y - size)}Z`
  return `<path d="${d}" fill="${colour}"/>`
}
