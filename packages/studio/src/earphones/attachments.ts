import { type Colour, lighter, mix } from '#studio/drawing/colour.ts'
import { evenly, roundedBox, smooth } from '#studio/drawing/outline.ts'
import { along } from '#studio/drawing/pen.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import type { Random } from '#studio/drawing/random.ts'
import { circle, group, line, n, type Point, path, type Sheet } from '#studio/drawing/svg.ts'
import type { Pillow } from './pillow.ts'

/** Attachments of the lug at a cover's side. */
export type Attachment = 'none' | 'carabiner' | 'key-ring' | 'strap' | 'beads' | 'tassel'

interface AttachmentDrawing {
  readonly sheet: Sheet
  readonly pose: Pose
  readonly body: Pillow
  readonly random: Random
  readonly colour: Colour
}

/** Draws the lug and its attachment, on the table to the right of the cover. */
export function drawAttachment(kind: Attachment, drawing: AttachmentDrawing): string {
  if (kind === 'none') return ''
  const { pose, body, colour } = drawing
  const lug: Point = [body.half[0] - 0.6, body.half[1] * 0.32]
  const height = -body.thickness * 0.62
  const shape = roundedBox({ x: lug[0] + 1, y: lug[1], w: 6.4, h: 6, r: 2.6 }, 1)
  const eye = group(
    { transform: plane(pose, height) },
    path(shape.d, lighter(colour, -0.07)),
    path(shape.d, 'none', { stroke: '#ffffff', 'stroke-width': 0.35, 'stroke-opacity': 0.3 }),
    circle([lug[0] + 1.9, lug[1]], 1.2, '#1a171c', { 'fill-opacity': 0.75 }),
  )
  const from: Point = [lug[0] + 2.2, lug[1]]
  return hang[kind](drawing, from) + eye
}

const hang: Readonly<
  Record<Exclude<Attachment, 'none'>, (drawing: AttachmentDrawing, from: Point) => string>
> = {
  carabiner: (drawing, [x, y]) => {
    const { sheet } = drawing
    const ring = `M${n(x + 1.5)} ${n(y + 1)}C${n(x + 1)} ${n(y + 7)} ${n(x + 3)} ${n(y + 20)} ${n(x + 7.6)} ${n(y + 22.6)}C${n(x + 13)} ${n(y + 24.6)} ${n(x + 15)} ${n(y + 18)} ${n(x + 13.4)} ${n(y + 12)}C${n(x + 12)} ${n(y + 6)} ${n(x + 7.6)} ${n(y - 4.6)} ${n(x + 4.4)} ${n(y - 4.4)}C${n(x + 2.6)} ${n(y - 4.2)} ${n(x + 1.7)} ${n(y - 2)} ${n(x + 1.5)} ${n(y + 1)}Z`
    const gate = `M${n(x + 7.6)} ${n(y - 1.6)}L${n(x + 12.6)} ${n(y + 11)}`
    return onTable(drawing, [
      line(ring, '#241d2b', 3, { 'stroke-opacity': 0.2, transform: 'translate(1.4 2.2)' }),
      line(ring, steel(sheet, [x, y], 16), 2.7),
      line(ring, '#ffffff', 0.6, { 'stroke-opacity': 0.75, transform: 'translate(-.4 -.5)' }),
      line(gate, '#4d535b', 2.2),
      line(gate, steel(sheet, [x + 6, y], 12), 1.7),
    ])
  },
  'key-ring': (drawing, [x, y]) => {
    const at: Point = [x + 8.4, y + 4]
    return onTable(drawing, [
      circle([at[0] + 1, at[1] + 1.8], 9.4, 'none', {
        stroke: '#241d2b',
        'stroke-width': 2.2,
        'stroke-opacity': 0.18,
      }),
      circle(at, 9.4, 'none', { stroke: steel(drawing.sheet, at, 10), 'stroke-width': 2.1 }),
      circle(at, 9.4, 'none', { stroke: '#4a5058', 'stroke-width': 0.3, 'stroke-opacity': 0.7 }),
      circle(at, 9.9, 'none', { stroke: '#ffffff', 'stroke-width': 0.35, 'stroke-opacity': 0.7 }),
    ])
  },
  strap: (drawing, from) => {
    const band = smooth(strapLine(from))
    return onTable(drawing, [
      line(band, '#241d2b', 5.6, { 'stroke-opacity': 0.2, transform: 'translate(1.3 2)' }),
      line(band, lighter(drawing.colour, -0.14), 5.2),
      line(band, lighter(drawing.colour, -0.02), 4.2),
      line(band, '#f0e3c8', 0.4, { 'stroke-dasharray': '1.5 1.1', transform: 'translate(-1.3 0)' }),
      line(band, '#f0e3c8', 0.4, { 'stroke-dasharray': '1.5 1.1', transform: 'translate(1.3 0)' }),
      goldRing(drawing.sheet, from),
    ])
  },
  beads: (drawing, from) => {
    const thread = along(strapLine(from), 12)
    const beads = evenly([...thread], 22)
      .slice(0, 21)
      .map((at, index) =>
        pearl(
          drawing.sheet,
          at,
          index % 5 === 2 ? 2.7 : 2.2,
          index % 5 === 2 ? '#e2c48d' : '#efe4d4',
        ),
      )
    return onTable(drawing, [
      line(smooth(strapLine(from)), '#241d2b', 4.6, {
        'stroke-opacity': 0.18,
        transform: 'translate(1.3 2)',
      }),
      line(smooth(strapLine(from)), '#b89b6c', 0.5),
      ...beads,
      goldRing(drawing.sheet, from),
    ])
  },
  tassel: (drawing, [x, y]) => {
    const { random, sheet } = drawing
    const knot: Point = [x + 7, y + 6]
    const tones = new Map<string, string>()
    for (let index = 0; index < 80; index++) {
      const tone = random.pick([
        lighter(drawing.colour, 0.06),
        drawing.colour,
        lighter(drawing.colour, -0.08),
        '#d9b35f',
      ])
      const spread = random.between(-3.4, 3.4)
      tones.set(
        tone,
        `${tones.get(tone) ?? ''}M${n(knot[0] + spread * 0.35)} ${n(knot[1] + 2.5)}Q${n(knot[0] + spread * 0.8 + 1)} ${n(knot[1] + 10)} ${n(knot[0] + spread + 2.4)} ${n(knot[1] + random.between(17, 20))}`,
      )
    }
    return onTable(drawing, [
      line(`M${n(knot[0])} ${n(knot[1])}l3 18`, '#241d2b', 7, {
        'stroke-opacity': 0.16,
        transform: 'translate(1.4 1.8)',
      }),
      line(`M${n(x)} ${n(y)}Q${n(x + 5)} ${n(y)} ${n(knot[0])} ${n(knot[1])}`, '#d9b35f', 0.8),
      ...[...tones].map(([tone, d]) => line(d, tone, 0.55)),
      path(
        roundedBox({ x: knot[0], y: knot[1] + 1.4, w: 4.6, h: 4.4, r: 1.4 }, 1).d,
        gold(sheet, knot, 4),
      ),
      circle([knot[0], knot[1] - 1.4], 1.6, gold(sheet, knot, 3)),
      goldRing(sheet, [x, y]),
    ])
  },
}

function onTable({ pose, body }: AttachmentDrawing, parts: readonly string[]): string {
  return group({ transform: plane(pose, -body.thickness + 1) }, ...parts)
}

function strapLine([x, y]: Point): Point[] {
  return [
    [x, y],
    [x + 7, y + 5],
    [x + 12, y + 17],
    [x + 9.4, y + 30],
    [x + 3, y + 33],
    [x - 1, y + 25],
    [x + 2, y + 12],
    [x + 0.6, y + 2],
  ]
}

function steel(sheet: Sheet, [x, y]: Point, reach: number): string {
  return sheet.linear(
    [x, y - 4],
    [x + reach, y + reach],
    '#f4f6f8 0, #9aa1a9 .25, #eef1f4 .45, #6f767f .7, #c9ced4 1',
  )
}

function gold(sheet: Sheet, [x, y]: Point, reach: number): string {
  return sheet.linear(
    [x - reach, y - reach],
    [x + reach, y + reach],
    '#fff3c6 0, #cf9f48 .45, #f3da96 .6, #9a6d22 1',
  )
}

/** A round bead that reflects the window. */
function pearl(sheet: Sheet, [x, y]: Point, radius: number, tone = '#efe4d4'): string {
  const shine = sheet.radial(
    [x, y],
    radius,
    `#ffffff 0, ${mix(tone, '#ffffff', 0.5)} .35, ${tone} .75, ${lighter(tone, -0.2)} 1`,
    [x - radius * 0.35, y - radius * 0.4],
  )
  return (
    circle([x, y], radius, shine) +
    circle([x - radius * 0.32, y - radius * 0.38], radius * 0.2, '#ffffff')
  )
}

function goldRing(sheet: Sheet, at: Point): string {
  return circle([at[0] + 1, at[1]], 2.1, 'none', {
    stroke: gold(sheet, at, 3),
    'stroke-width': 0.9,
  })
}
