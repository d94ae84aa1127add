import { type Colour, lighter, mix } from '#studio/drawing/colour.ts'
import { type Outline, polygon, superellipse } from '#studio/drawing/outline.ts'
import { type Pose, plane, project, turned } from '#studio/drawing/pose.ts'
import { group, line, n, type Point, path, type Sheet } from '#studio/drawing/svg.ts'
import { litWall } from '#studio/drawing/walls.ts'

/** A rounded body like a pillow: outline from the front, soft edges front and back. */
export interface Pillow {
  readonly outline: (inset: number) => Outline
  readonly half: Point
  readonly thickness: number
  /** Radius of the soft edge. */
  readonly edge: number
}

/** Appearance of a pillow's surface. */
export interface PillowSurface {
  readonly colour: Colour
  /** 0 is matt, 1 is glossy. */
  readonly gloss: number
  /**
   * Painted over the whole visible surface, under light and shade; larger than the front on all
   * sides.
   */
  readonly print?: string
}

type Direction = readonly [x: number, y: number, z: number]

const SLICES = 16
/** Painted width of each slice in millimetres. */
const OVERLAP = 3
/** Direction of the window, from the upper left: x right, y towards the viewer, z up. */
const LIGHT = unit([-0.5, 0.06, 0.86])

/** Creates a pillow from its measures. */
export function pillow(
  width: number,
  height: number,
  thickness: number,
  power: number,
  edge = 8.6,
): Pillow {
  return {
    outline: (inset) => superellipse([0, 0], [width / 2 - inset, height / 2 - inset], power, 64),
    half: [width / 2, height / 2],
    thickness,
    edge,
  }
}

/** Draws the pillow with shading along its soft edges. */
export function drawPillow(sheet: Sheet, pose: Pose, body: Pillow, surface: PillowSurface): string {
  const { outline, edge, thickness } = body
  if (surface.print !== undefined) return printedPillow(sheet, pose, body, surface, surface.print)
  const parts: string[] = []
  for (const angle of lowerAngles()) {
    parts.push(
      path(lowerOutline(body, angle).d, shading(sheet, pose, body, -angle, surface), {
        transform: plane(pose, lowerHeight(body, angle)),
      }),
    )
  }
  parts.push(
    litWall(sheet, pose, outline(0), [-thickness + edge * 0.8, -edge], (facing) => [
      toned(surface, brightness(pose, [...facing, 0], surface.gloss)),
      1,
    ]),
  )
  for (const angle of upperAngles()) {
    parts.push(
      path(
        outline(insetAt(body, angle)).d + hole(body, angle),
        shading(sheet, pose, body, angle, surface),
        { 'fill-rule': 'evenodd', transform: plane(pose, heightAt(body, angle)) },
      ),
    )
  }
  return parts.join('')
}

/** Visible outline of the pillow as one shape in pixels. */
export function silhouette(pose: Pose, body: Pillow): string {
  const upper = upperAngles().map((angle) =>
    seen(pose, body.outline(insetAt(body, angle)), heightAt(body, angle)),
  )
  const lower = lowerAngles().map((angle) =>
    seen(pose, lowerOutline(body, angle), lowerHeight(body, angle)),
  )
  const between = Array.from({ length: 10 }, (_, index) =>
    seen(pose, body.outline(0), -body.edge - ((body.thickness - 1.8 * body.edge) * index) / 9),
  )
  return [...upper, ...lower, ...between].join('')
}

/** Draws the print over the whole shape, then shading in rings above it. */
function printedPillow(
  sheet: Sheet,
  pose: Pose,
  body: Pillow,
  surface: PillowSurface,
  print: string,
): string {
  const { outline, edge, thickness } = body
  const whole = silhouette(pose, body)
  const rings = upperAngles().map((angle, index, all) => {
    const next = all[index + 1]
    const hole =
      next === undefined ? '' : seen(pose, outline(insetAt(body, next)), heightAt(body, next))
    return path(
      seen(pose, outline(insetAt(body, angle)), heightAt(body, angle)) + hole,
      onSheet(sheet, pose, body, angle, surface),
      { 'fill-rule': 'evenodd' },
    )
  })
  const belowFloor = sheet.linear(
    [0, project(pose, [0, body.half[1]], -thickness + edge * 0.8)[1]],
    [0, project(pose, [0, body.half[1]], -thickness)[1]],
    '#000000 0 0, #000000 1 .4',
  )
  return [
    path(whole, surface.colour),
    group(
      { 'clip-path': sheet.clip(whole) },
      group({ transform: plane(pose, -edge * 0.4) }, print),
    ),
    path(whole, belowFloor),
    litWall(sheet, pose, outline(0), [-thickness + edge * 0.5, -edge], (facing) =>
      veiled(brightness(pose, [...facing, 0], surface.gloss)),
    ),
    ...rings,
  ].join('')
}

function upperAngles(): number[] {
  return Array.from({ length: SLICES + 1 }, (_, slice) => (slice / SLICES) * (Math.PI / 2))
}

function lowerAngles(): number[] {
  return Array.from({ length: 6 }, (_, slice) => (1 - slice / 6) * (Math.PI / 2))
}

/** Leaves out the area that later slices cover, except an overlap: painting takes time. */
function hole(body: Pillow, angle: number): string {
  return angle > 0.99 * (Math.PI / 2) ? '' : body.outline(insetAt(body, angle) + OVERLAP).d
}

function insetAt({ edge }: Pillow, angle: number): number {
  return edge * (1 - Math.cos(angle))
}

function heightAt({ edge }: Pillow, angle: number): number {
  return -edge * (1 - Math.sin(angle))
}

function lowerOutline(body: Pillow, angle: number): Outline {
  return body.outline(0.8 * insetAt(body, angle))
}

function lowerHeight({ thickness, edge }: Pillow, angle: number): number {
  return -thickness + 0.8 * edge * (1 - Math.sin(angle))
}

function seen(pose: Pose, outline: Outline, height: number): string {
  return polygon(outline.points.map((point) => project(pose, point, height)))
}

/** Brightness of a surface by direction (about 1 where flat), and its reflectivity. */
function brightness(
  { elevation }: Pose,
  normal: Direction,
  gloss: number,
): readonly [number, number] {
  const view: Direction = [
    0,
    Math.cos((elevation * Math.PI) / 180),
    Math.sin((elevation * Math.PI) / 180),
  ]
  const half = unit([LIGHT[0] + view[0], LIGHT[1] + view[1], LIGHT[2] + view[2]])
  const direct = Math.max(0, (dot(normal, LIGHT) + 0.45) / 1.45)
  const grazing = (1 - Math.max(0, dot(normal, view))) ** 3
  const shine = Math.max(0, dot(normal, half)) ** (14 + 46 * gloss) * (0.05 + 0.5 * gloss)
  return [0.46 + 0.56 * direct + 0.05 * grazing, shine + grazing * 0.1 * (0.4 + gloss)]
}

function toned({ colour }: PillowSurface, [bright, shine]: readonly [number, number]): Colour {
  return mix(lighter(colour, (bright - 0.97) * 0.52), '#ffffff', Math.min(0.8, shine))
}

function veiled([bright, shine]: readonly [number, number]): readonly [Colour, number] {
  const dark = Math.max(0, 0.97 - bright) * 0.85
  return dark > shine ? ['#000000', dark - shine] : ['#ffffff', Math.min(0.75, shine - dark)]
}

/** Colours of one slice along the direction of light, in the product's own plane. */
function shading(
  sheet: Sheet,
  pose: Pose,
  body: Pillow,
  angle: number,
  surface: PillowSurface,
): string {
  const [from, to] = lightWay(pose, body)
  return sheet.linear(
    from,
    to,
    alongLight(pose, angle, surface.gloss)
      .map(([offset, light]) => `${toned(surface, light)} ${offset}`)
      .join(', '),
  )
}

/** Overlay of one ring along the direction of light, in pixels. */
function onSheet(
  sheet: Sheet,
  pose: Pose,
  body: Pillow,
  angle: number,
  surface: PillowSurface,
): string {
  const [from, to] = lightWay(pose, body)
  return sheet.linear(
    project(pose, from, heightAt(body, angle)),
    project(pose, to, heightAt(body, angle)),
    alongLight(pose, angle, surface.gloss)
      .map(([offset, light]) => [veiled(light)[0], offset, veiled(light)[1]].join(' '))
      .join(', '),
  )
}

/** Light on a slice whose edge rises at that angle, at nine places from the bright side on. */
function alongLight(
  pose: Pose,
  angle: number,
  gloss: number,
): (readonly [number, readonly [number, number]])[] {
  const flat = Math.hypot(LIGHT[0], LIGHT[1])
  return [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1].map((side) => {
    const out = Math.cos(angle) * side
    const normal: Direction = [(out * LIGHT[0]) / flat, (out * LIGHT[1]) / flat, Math.sin(angle)]
    return [(1 - side) / 2, brightness(pose, normal, gloss)] as const
  })
}

function lightWay(pose: Pose, { half }: Pillow): [Point, Point] {
  const [x, y] = turned(
    { ...pose, turn: -pose.turn },
    unit([LIGHT[0], LIGHT[1], 0]).slice(0, 2) as unknown as Point,
  )
  const reach = Math.abs(x) * half[0] + Math.abs(y) * half[1]
  return [
    [x * reach, y * reach],
    [-x * reach, -y * reach],
  ]
}

/** A line around the body at one height of its front, such as the seam of a lid, in pixels. */
export function aroundAt(pose: Pose, body: Pillow, y: number): string {
  const view: Direction = [
    0,
    Math.cos((pose.elevation * Math.PI) / 180),
    Math.sin((pose.elevation * Math.PI) / 180),
  ]
  const side = (sign: number) => {
    const points: Point[] = []
    for (let step = -4; step <= 10; step++) {
      const angle = (Math.max(0, step) / 10) * (Math.PI / 2)
      const [fx, fy] = turned(pose, [sign * Math.cos(angle), 0])
      if (dot([fx, fy, Math.sin(angle)], view) < 0.04) continue
      const height =
        step < 0
          ? -body.edge + (step / 4) * (body.thickness - 1.6 * body.edge)
          : heightAt(body, angle)
      points.push(project(pose, [sign * widthAt(body, insetAt(body, angle), y), y], height))
    }
    return points
  }
  const points = [...side(-1), ...side(1).reverse()]
  return `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`
}

/** Half the width of the outline at a height. */
function widthAt(body: Pillow, inset: number, y: number): number {
  const right = body
    .outline(inset)
    .points.filter(([x]) => x > 0)
    .sort((a, b) => a[1] - b[1])
  for (const [index, [x, low]] of right.entries()) {
    const [nextX, high] = right[index + 1] ?? [x, low]
    if (Math.min(low, high) <= y && y <= Math.max(low, high) && high !== low)
      return x + ((nextX - x) * (y - low)) / (high - low)
  }
  return right[0]?.[0] ?? 0
}

/** The seam itself: a dark gap and the bright edge below it. */
export function drawSeam(pose: Pose, body: Pillow, y: number, colour: Colour): string {
  const d = aroundAt(pose, body, y)
  const width = pose.scale * 0.55
  return group(
    {},
    line(d, lighter(colour, -0.3), width, { 'stroke-opacity': 0.85 }),
    line(d, '#ffffff', width * 0.55, {
      'stroke-opacity': 0.38,
      transform: `translate(0 ${n(width * 0.75)})`,
    }),
  )
}

function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function dot(a: Direction, b: Direction): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
