import { type Colour, lighter } from '#studio/drawing/colour.ts'
import { roundedBox } from '#studio/drawing/outline.ts'
import { type Pose, plane, turned, wall } from '#studio/drawing/pose.ts'
import { group, line, n, type Point, path, type Sheet } from '#studio/drawing/svg.ts'
import { wallOf } from '#studio/drawing/walls.ts'
import type { Phone } from '#studio/phones/phone.ts'
import type { CaseBody } from './case-body.ts'

/** Covers of volume and power keys on one side: those behind the body, or those in front of it. */
export function drawKeys(
  sheet: Sheet,
  pose: Pose,
  phone: Phone,
  body: CaseBody,
  {
    colour,
    gloss,
    hidden,
  }: { readonly colour: Colour; readonly gloss: number; readonly hidden: boolean },
): string {
  const high = -body.thickness * 0.34
  const low = -body.thickness * 0.68
  return phone.keys
    .filter(({ side }) => isHidden(pose, side) === hidden)
    .map(({ side, y, length }) => {
      const edge = (side === 'left' ? -1 : 1) * (body.box.w / 2)
      const key = roundedBox({ x: edge, y: y - phone.height / 2, w: 1.5, h: length, r: 0.7 }, 1)
      return (
        wallOf(sheet, pose, key, [low, high], { colour: lighter(colour, 0.02), gloss }) +
        path(key.d, lighter(colour, 0.05), { transform: plane(pose, high) })
      )
    })
    .join('')
}

function isHidden(pose: Pose, side: 'left' | 'right'): boolean {
  return turned(pose, [side === 'left' ? -1 : 1, 0])[1] < 0.02
}

/** The openings at the lower end: the port, two rows of holes, and the eye for a strap. */
export function drawPort(sheet: Sheet, pose: Pose, body: CaseBody, frame: Colour): string {
  if (pose.elevation > 70) return ''
  const middle = -body.thickness * 0.52
  const hole = roundedBox({ x: 0, y: middle, w: 13, h: 5, r: 2.5 }, 1)
  const socket = roundedBox({ x: 0, y: middle, w: 8.6, h: 2.7, r: 1.3 }, 1)
  const metal = sheet.linear(
    [0, middle - 2.5],
    [0, middle + 2.5],
    `${lighter(frame, -0.12)} 0, ${lighter(frame, 0.05)} 1`,
  )
  const grille = (x: number) =>
    [0, 1, 2, 3].map((index) => dot([x + index * 2.1, middle], 0.62)).join('')
  return group(
    { transform: wall(pose, [0, body.box.h / 2], [1, 0]) },
    path(hole.d, metal, { stroke: '#000000', 'stroke-width': 0.5, 'stroke-opacity': 0.35 }),
    path(socket.d, '#0b0c0f'),
    line(`M-4.8 ${n(middle + 2.4)}H4.8`, '#ffffff', 0.25, { 'stroke-opacity': 0.35 }),
    grille(-18.2),
    grille(12),
  )
}

function dot([x, y]: Point, radius: number): string {
  return `<circle cx="${x}" cy="${y.toFixed(2)}" r="${radius}" fill="#101114" fill-opacity=".8"/>`
}
