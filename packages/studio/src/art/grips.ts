import type { Print } from '#studio/cases/look.ts'
import { roundedBox, smooth } from '#studio/drawing/outline.ts'
import { groove, ridge } from '#studio/drawing/relief.ts'
import { circle, group, line, n, type Point, path } from '#studio/drawing/svg.ts'

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
  const dark = sheet.linear([0, -box.h / 2], [0, box.h / 2], '#15161a 0, #07080a 1')
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

/** A woven strap that comes out of one slot of the back, arches over two fingers, and goes into another. */
export const fingerLoop: Print = ({ sheet, box, free }) => {
  const y = free.y - free.h * 0.04
  const [reach, tall] = [box.w * 0.4, 19]
  const [top, bottom] = [y - tall / 2, y + tall / 2]
  const rise = 2.6
  const strap = `M${n(-reach)} ${n(top)}C${n(-reach * 0.6)} ${n(top - rise)} ${n(reach * 0.6)} ${n(top - rise)} ${n(reach)} ${n(top)}V${n(bottom)}C${n(reach * 0.6)} ${n(bottom - rise)} ${n(-reach * 0.6)} ${n(bottom - rise)} ${n(-reach)} ${n(bottom)}Z`
  const course = (share: number) => {
    const at = top + share * tall
    return `M${n(-reach)} ${n(at)}C${n(-reach * 0.6)} ${n(at - rise)} ${n(reach * 0.6)} ${n(at - rise)} ${n(reach)} ${n(at)}`
  }
  const arch = sheet.linear(
    [-reach, 0],
    [reach, 0],
    '#000000 0 .72, #000000 .1 .34, #ffffff .34 .2, #ffffff .5 .1, #000000 .8 .22, #000000 1 .75',
  )
  let [rib, gap] = ['', '']
  for (let row = 0; row < 13; row++) {
    rib += course((row + 0.5) / 13)
    gap += course(row / 13)
  }
  let weave = ''
  for (let x = -reach + 0.8; x < reach; x += 1.15) {
    const lift = rise * 0.75 * (1 - (x / reach) ** 2)
    weave += `M${n(x)} ${n(top + 0.4 - lift)}l.7 ${n(tall - 0.8)}`
  }
  const slot = (side: number) => {
    const shape = roundedBox({ x: side * (reach + 0.6), y, w: 4.6, h: tall + 4, r: 2.3 }, 1).d
    return (
      path(shape, '#000000', { 'fill-opacity': 0.55 }) +
      line(shape, '#ffffff', 0.45, { 'stroke-opacity': 0.3, transform: 'translate(.3 .4)' }) +
      line(shape, '#000000', 0.5, { 'stroke-opacity': 0.4, transform: 'translate(-.2 -.3)' })
    )
  }
  const shade = [1.4, 3, 4.6, 6.4].map((drop) =>
    path(
      `M${n(-reach + drop)} ${n(bottom - 4)}H${n(reach - drop * 0.2)}C${n(reach * 0.8)} ${n(bottom + drop)} ${n(-reach * 0.5)} ${n(bottom + drop * 1.1)} ${n(-reach + drop)} ${n(bottom - 1)}Z`,
      '#000000',
      { 'fill-opacity': 0.16, transform: 'translate(1.6 0)' },
    ),
  )
  const stitches = [-1, 1].map((side) =>
    line(
      `M${n(side * (reach - 2.6))} ${n(top + 1.2)}V${n(bottom - 1.6)}M${n(side * (reach - 4))} ${n(top + 1)}V${n(bottom - 1.8)}`,
      '#f0e7d6',
      0.6,
      { 'stroke-dasharray': '1.5 .9', 'stroke-linecap': 'butt' },
    ),
  )
  return group(
    {},
    slot(-1),
    slot(1),
    ...shade,
    path(strap, '#4b4f59'),
    line(rib, '#666b77', 0.9, { 'stroke-linecap': 'butt' }),
    line(gap, '#1d1f25', 0.45, { 'stroke-linecap': 'butt', 'stroke-opacity': 0.8 }),
    line(weave, '#15161a', 0.32, { 'stroke-opacity': 0.5 }),
    line(course(0.5), '#e07a3a', 2.1, { 'stroke-linecap': 'butt' }),
    line(course(0.42) + course(0.58), '#f0e7d6', 0.55, { 'stroke-linecap': 'butt' }),
    ...stitches,
    path(strap, arch),
    line(course(0.015), '#ffffff', 0.5, { 'stroke-opacity': 0.35, 'stroke-linecap': 'butt' }),
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
