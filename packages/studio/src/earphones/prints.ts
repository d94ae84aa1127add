import { stone } from '#studio/art/stone.ts'
import { spark } from '#studio/art/surfaces.ts'
import { lighter, mix } from '#studio/drawing/colour.ts'
import { polygon, smooth } from '#studio/drawing/outline.ts'
import { star } from '#studio/drawing/shapes.ts'
import { circle, group, line, n, type Point, path, rect } from '#studio/drawing/svg.ts'
import type { CoverPrint } from './earphone-look.ts'

/** A woven cloth of washed blue. */
export const denim: CoverPrint = ({ half: [w, h], random, colour }) => {
  let [light, dark] = ['', '']
  for (let x = -w - h; x < w + h; x += 0.9) {
    const d = `M${n(x)} ${n(-h)}l${n(h)} ${n(2 * h)}`
    if (random.chance(0.5)) light += d
    else dark += d
  }
  return (
    rect([-w, -h], [2 * w, 2 * h], colour) +
    line(light, '#ffffff', 0.3, { 'stroke-opacity': 0.22 }) +
    line(dark, '#0d1d33', 0.35, { 'stroke-opacity': 0.35 })
  )
}

/** Upright ribs as on a cabin suitcase. */
export const ribs: CoverPrint = ({ half: [w, h], sheet, colour }) => {
  const out: string[] = []
  const step = 4.2
  for (let x = -w; x < w; x += step) {
    const rib = sheet.linear(
      [x, 0],
      [x + step, 0],
      `${lighter(colour, -0.2)} 0, ${lighter(colour, -0.05)} .16, ${lighter(colour, 0.1)} .4, ${colour} .75, ${lighter(colour, -0.16)} 1`,
    )
    out.push(rect([x, -h], [step + 0.05, 2 * h], rib))
  }
  return out.join('')
}

/** Faux leather with a cream stitch on both sides of the seam. */
export const stitchedLeather: CoverPrint = ({ half: [w, h], sheet, random, seam, colour }) => {
  const hide = sheet.radial(
    [-w * 0.3, -h * 0.4],
    w * 2,
    `${lighter(colour, 0.05)} 0, ${lighter(colour, -0.08)} 1`,
  )
  let pores = ''
  for (let index = 0; index < 700; index++) {
    pores += `M${n(random.between(-w, w))} ${n(random.between(-h, h))}l${n(random.between(-0.5, 0.5))} ${n(random.between(-0.4, 0.4))}`
  }
  const stitch = (y: number) =>
    line(`M${n(-w)} ${n(y + 0.3)}H${n(w)}`, '#3f240e', 0.9, {
      'stroke-dasharray': '1.9 1.3',
      'stroke-linecap': 'butt',
      'stroke-opacity': 0.6,
    }) +
    line(`M${n(-w)} ${n(y)}H${n(w)}`, '#f6ead2', 0.75, {
      'stroke-dasharray': '1.9 1.3',
      'stroke-linecap': 'butt',
    })
  return group(
    {},
    rect([-w, -h], [2 * w, 2 * h], hide),
    line(pores, '#4a2a12', 0.35, { 'stroke-opacity': 0.35 }),
    stitch(seam - 2.1),
    stitch(seam + 2.1),
  )
}

/** A block of white stone, the veins running on from the lid into the body. */
export const swirls: CoverPrint = ({ half: [w, h], random, sheet, colour }) =>
  rect([-w, -h], [2 * w, 2 * h], colour) +
  stone({ sheet, random, size: [2 * w, 2 * h], vein: '#7f8089', thread: '#c9a968', lean: 58 })

/** Raised cells like a crocodile's. */
export const croc: CoverPrint = ({ half: [w, h], random, sheet, colour }) => {
  const cells: string[] = []
  for (let row = 0, y = -h - 2; y < h + 4; row++) {
    const tall = 4.4 + Math.sin(row * 1.3) * 0.5
    for (let x = -w - 4 + (row % 2) * 2.8; x < w + 4; ) {
      const width = (3.6 + 4.2 * Math.exp(-((x / (w * 0.5)) ** 2))) * random.between(0.88, 1.12)
      const [a, b] = [x + 0.3, x + width - 0.3]
      const points: Point[] = [
        [a + 0.8, y + 0.3],
        [b - 0.8, y + 0.3 + random.between(-0.2, 0.2)],
        [b, y + tall * 0.5],
        [b - 0.7, y + tall - 0.3],
        [a + 0.7, y + tall - 0.3],
        [a, y + tall * 0.5],
      ]
      const bump = sheet.linear(
        [a, y],
        [b, y + tall],
        `${lighter(colour, 0.12)} 0, ${colour} .45, ${lighter(colour, -0.1)} 1`,
      )
      cells.push(path(smooth(points, true), bump))
      x += width
    }
    y += tall
  }
  return rect([-w, -h], [2 * w, 2 * h], lighter(colour, -0.16)) + cells.join('')
}

/** Velvet: a nap that is brighter where it turns away. */
export const velvet: CoverPrint = ({ half: [w, h], sheet, random, colour }) => {
  const nap = sheet.radial(
    [0, 0],
    w * 1.15,
    `${lighter(colour, -0.05)} 0, ${colour} .6, ${lighter(colour, 0.12)} .85, ${lighter(colour, 0.2)} 1`,
  )
  let pile = ''
  for (let index = 0; index < 900; index++)
    pile += `M${n(random.between(-w, w))} ${n(random.between(-h, h))}l.2 .5`
  return (
    rect([-w, -h], [2 * w, 2 * h], nap) + line(pile, '#ffffff', 0.3, { 'stroke-opacity': 0.12 })
  )
}

/** Oiled wood, the grain flowing around a knot. */
export const woodGrain: CoverPrint = ({ half: [w, h], sheet, random, colour }) => {
  const body = sheet.linear(
    [-w, -h],
    [w, h],
    `${lighter(colour, 0.08)} 0, ${colour} .5, ${lighter(colour, -0.06)} 1`,
  )
  const knot: Point = [random.between(-0.3, 0.3) * w, random.between(0.1, 0.3) * h]
  const lines = Array.from({ length: 52 }, (_, index) => {
    const base = -h - 6 + (index * (2 * h + 12)) / 51
    const points = Array.from({ length: 15 }, (_, step): Point => {
      const x = -w - 2 + (step / 14) * (2 * w + 4)
      const away = base - knot[1]
      const near = Math.exp(-(((x - knot[0]) / 9) ** 2)) * Math.exp(-((away / 12) ** 2))
      return [x, base + Math.sign(away || 1) * near * 6 + Math.sin(x * 0.12 + index * 0.5) * 0.9]
    })
    return line(
      smooth(points),
      index % 3 === 0 ? lighter(colour, -0.16) : lighter(colour, -0.08),
      index % 3 === 0 ? 0.7 : 0.4,
      { 'stroke-opacity': 0.75 },
    )
  })
  return (
    rect([-w, -h], [2 * w, 2 * h], body) +
    lines.join('') +
    circle(knot, 1.8, lighter(colour, -0.2)) +
    circle(knot, 1, lighter(colour, -0.12))
  )
}

/** Stars sealed between two layers. */
export const stars: CoverPrint = ({ half: [w, h], random }) => {
  let dust = ''
  for (let index = 0; index < 420; index++)
    dust += `M${n(random.between(-w, w))} ${n(random.between(-h, h))}h.01`
  const big = Array.from({ length: 34 }, () =>
    path(
      star(
        [random.between(-w, w) * 0.8, random.between(-h, h) * 0.75],
        5,
        random.between(0.9, 2.2),
        random.between(0.4, 0.9),
        random.between(0, 72),
      ),
      random.pick(['#c9cede', '#aeb4c8', '#dfe3ee', '#b9a15f']),
    ),
  )
  const sparks = Array.from({ length: 9 }, () =>
    spark([random.between(-w, w) * 0.8, random.between(-h, h) * 0.8], random.between(1.2, 2.4)),
  )
  return line(dust, '#a9afc4', 0.6, { 'stroke-opacity': 0.9 }) + big.join('') + sparks.join('')
}

/** A tint that pools darker towards the edge. */
export const pooled: CoverPrint = ({ half: [w, h], sheet, colour }) => {
  const pool = sheet.radial(
    [0, 0],
    w * 1.02,
    `${colour} 0 .02, ${colour} .5 .12, ${lighter(colour, -0.06)} .82 .5, ${lighter(colour, -0.1)} 1 .75`,
  )
  const edge = polygon([
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ])
  return path(edge, pool)
}

/** A soft swirl of gold on enamel: a hint of the light in lacquer. */
export const enamel: CoverPrint = ({ half: [w, h], sheet, colour }) => {
  const depth = sheet.radial(
    [-w * 0.35, -h * 0.45],
    w * 1.6,
    `${mix(colour, '#ffffff', 0.2)} 0, ${colour} .35, ${lighter(colour, -0.08)} 1`,
  )
  return rect([-w, -h], [2 * w, 2 * h], depth)
}
