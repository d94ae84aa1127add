import { cameraBounds } from './camera.ts'
import type { CaseBody } from './case-body.ts'
import type { Attachment } from './earphones/attachments.ts'
import type { Pillow } from './earphones/pillow.ts'
import type { Phone } from './phones/phone.ts'
import { fitted, type Pose, project } from './pose.ts'
import type { Point } from './svg.ts'

/** The three pictures of a product, in the order of its gallery. */
export const views = ['front', 'angle', 'camera'] as const
export type View = (typeof views)[number]

const directions: Readonly<Record<View, Pick<Pose, 'turn' | 'elevation'>>> = {
  front: { turn: 0, elevation: 80 },
  angle: { turn: -23, elevation: 52 },
  camera: { turn: -17, elevation: 48 },
}

const coverDirections: Readonly<Record<View, Pick<Pose, 'turn' | 'elevation'>>> = {
  front: { turn: 0, elevation: 76 },
  angle: { turn: -26, elevation: 48 },
  camera: { turn: 16, elevation: 54 },
}

/** How the case lies in a picture of that size for a view. */
export function poseOf(view: View, phone: Phone, body: CaseBody, [width, height]: Point): Pose {
  const whole = fitted(directions[view], body.outline(0).points, [-body.thickness, 0], {
    centre: [width * 0.495, height * 0.49],
    size: view === 'front' ? [width * 0.86, height * 0.86] : [width * 0.88, height * 0.86],
  })
  return view === 'camera' ? closeUp(whole, phone, [width, height]) : whole
}

/** How far what hangs beside a cover reaches from its lug, in millimetres. */
const besideLug: Readonly<Record<Attachment, readonly Point[]>> = {
  none: [],
  carabiner: [
    [15, 0],
    [15, 24],
  ],
  'key-ring': [[19, 6]],
  strap: [
    [14, 14],
    [10, 36],
  ],
  beads: [
    [14, 14],
    [10, 34],
  ],
  tassel: [[12, 27]],
}

/** How an earphone cover lies in a picture; what hangs beside it needs room. */
export function poseOfCover(
  view: View,
  body: Pillow,
  attachment: Attachment,
  [width, height]: Point,
): Pose {
  const lug: Point = [body.half[0] + 2, body.half[1] * 0.32]
  const room = besideLug[attachment].map(([x, y]): Point => [lug[0] + x, lug[1] + y])
  const whole = fitted(
    coverDirections[view],
    [...body.outline(0).points, ...room],
    [-body.thickness, 0],
    {
      centre: [width * 0.5, height * 0.49],
      size: [width * (room.length > 0 ? 0.88 : view === 'angle' ? 0.82 : 0.74), height * 0.7],
    },
  )
  if (view !== 'camera') return whole
  const near: Pose = { ...whole, scale: whole.scale * 1.75, centre: [0, 0] }
  const [x, y] = project(near, [body.half[0] * 0.12, body.half[1] * 0.1])
  return { ...near, centre: [width * 0.5 - x, height * 0.5 - y] }
}

/** Millimetres of a wide camera that a close-up shows: its lenses, not the whole bar. */
const CLOSE_UP_REACH = 48

/** Near enough that the camera fills the upper part, with the corner of the case around it. */
function closeUp(whole: Pose, phone: Phone, [width, height]: Point): Pose {
  const camera = cameraBounds(phone)
  const wide = Math.max(0, camera.w - CLOSE_UP_REACH)
  const reach = Math.max(36, camera.w - wide + 6, camera.h * 0.92)
  const near: Pose = { ...whole, scale: (width * 0.62) / reach, centre: [0, 0] }
  const [x, y] = project(near, [camera.x - wide / 2 + (wide > 0 ? 2 : 6), camera.y + 5])
  return { ...near, centre: [width * 0.5 - x, height * 0.47 - y] }
}
