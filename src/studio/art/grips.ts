import type { Print } from '#studio/cases/look.ts'
import { roundedBox, smooth } from '#studio/drawing/outline.ts'
import { groove, ridge } from '#studio/drawing/relief.ts'
import { circle, group, line, n, type Point, path, rect } from '#studio/drawing/svg.ts'

/** Waves pressed into the back below the camera. */
export const gripWaves: Print = ({ box, camera }) => {
  const from = Math.min(camera.y + camera.h / 2 + 4, -box.h * 0.1)
  const waves: string[] = []
  for (let y = from; y < box.h / 2 - 4; y += 5.2) {
    const points = Array.from(
      { length: 13 },
      (_, index): Point => [
        -box.w / 2 - 2 + (index / 12) * (box.w + 4),
        y + (index % 2 === 0 ? -1.9 : 1.9),
      ],
    )
    waves.push(groove(smooth(points), 1.5, 1.1))
  }
  return group({}, ...waves)
}

/** Rows of small holes, staggered. */
export const breatherHoles: Print = ({ box, camera, sheet }) => {
  let holes = ''
  const bottom = camera.y + camera.h / 2 + 3.4
  const right = camera.x + camera.w / 2 + 3.4
  for (let row = 0, y = -box.h / 2 + 6; y < box.h / 2 - 4; row++, y += 4.1) {
    for (let x = -box.w / 2 + 5 + (row % 2) * 2.35; x < box.w / 2 - 4; x += 4.7) {
      const isCorner = Math.abs(x) > box.w / 2 - 9 && Math.abs(y) > box.h / 2 - 9
      if (isCorner || (y < bottom && x < right)) continue
      holes += `M${n(x)} ${n(y)}h.01`
    }
  }
  const dark = sheet.linear(
    [0, -box.h / 2],
    [0, box.h / 2],
    [
      [0, '#15161a'],
      [1, '#07080a'],
    ],
  )
  return group(
    {},
    line(holes, '#ffffff', 2.6, { 'stroke-opacity': 0.24, transform: 'translate(.2 .3)' }),
    line(holes, dark, 2.3),
    line(holes, '#ffffff', 0.7, { 'stroke-opacity': 0.09, transform: 'translate(.3 .5)' }),
  )
}

/** Ribs over both long edges, like a coin's. */
export const sideRibs: Print = ({ box }) => {
  let ribs = ''
  for (let y = -box.h / 2 + 12; y < box.h / 2 - 12; y += 2.1) {
    ribs += `M${n(-box.w / 2 - 1)} ${n(y)}h7M${n(box.w / 2 + 1)} ${n(y)}h-7`
  }
  return groove(ribs, 0.75, 1.2)
}

/** A groove all around, where a thick edge meets the back. */
export const tyreGroove: Print = ({ box }) => {
  const ring = (inset: number) =>
    roundedBox({ ...box, x: 0, y: 0, w: box.w - 2 * inset, h: box.h - 2 * inset, r: box.r - inset })
      .d
  return groove(ring(2.2), 1.1, 1.3) + groove(ring(4.1), 0.5, 0.8)
}

/** An elastic band across the back, sewn at both ends. */
export const fingerLoop: Print = ({ sheet, box, free }) => {
  const y = free.y - free.h * 0.04
  const [w, h] = [box.w * 0.62, 15]
  const band = roundedBox({ x: 0, y, w, h, r: 2.4 }, 1)
  const cloth = sheet.linear(
    [-w / 2, 0],
    [w / 2, 0],
    [
      [0, '#16171b'],
      [0.2, '#34363d'],
      [0.5, '#4a4d56'],
      [0.8, '#34363d'],
      [1, '#16171b'],
    ],
  )
  let weave = ''
  for (let x = -w / 2 + 1.2; x < w / 2; x += 1.2)
    weave += `M${n(x)} ${n(y - h / 2 + 0.6)}v${h - 1.2}`
  const seam = (x: number) =>
    line(`M${n(x)} ${n(y - h / 2 + 1.4)}v${h - 2.8}`, '#d9d4c8', 0.55, {
      'stroke-dasharray': '1.5 1',
      'stroke-linecap': 'butt',
    })
  const shade = [3.4, 2.2, 1].map((reach) =>
    path(roundedBox({ x: 0.6, y: y + reach, w: w * 0.96, h: h + reach, r: 3 }, 1).d, '#000000', {
      'fill-opacity': 0.1,
    }),
  )
  return group(
    {},
    ...shade,
    path(band.d, cloth),
    line(weave, '#000000', 0.4, { 'stroke-opacity': 0.28 }),
    seam(-w / 2 + 2),
    seam(-w / 2 + 3.4),
    seam(w / 2 - 2),
    seam(w / 2 - 3.4),
    rect([-w / 2, y - h / 2], [w, 0.5], '#ffffff', { 'fill-opacity': 0.25 }),
  )
}

/** A hinged flap at the lower end, over the port. */
export const dustFlap: Print = ({ box }) => {
  const y = box.h / 2 - 2.5
  const flap = roundedBox({ x: 0, y: y - 3, w: 19, h: 9, r: 3 }, 1).d
  return group(
    {},
    path(flap, '#ffffff', { 'fill-opacity': 0.07 }),
    groove(flap, 0.7, 1.2),
    ridge(`M-4 ${n(y - 1.4)}h8`, 1, 1),
    circle([-13.4, y - 3], 0.9, '#000000', { 'fill-opacity': 0.35 }),
    circle([13.4, y - 3], 0.9, '#000000', { 'fill-opacity': 0.35 }),
  )
}
