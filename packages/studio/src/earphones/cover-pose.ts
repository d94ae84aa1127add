import { fitted, type Pose, project } from '#studio/drawing/pose.ts'
import type { Point } from '#studio/drawing/svg.ts'
import type { View } from '#studio/stage/views.ts'
import type { Attachment } from './attachments.ts'
import type { Pillow } from './pillow.ts'

const directions: Readonly<Record<View, Pick<Pose, 'turn' | 'elevation'>>> = {
  front: { turn: 0, elevation: 76 },
  angle: { turn: -26, elevation: 48 },
  camera: { turn: 16, elevation: 54 },
}

/** Reach of attachments from the lug, in millimetres. */
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

/** Pose of an earphone cover in a picture, with room for its attachment. */
export function coverPose(
  view: View,
  body: Pillow,
  attachment: Attachment,
  [width, height]: Point,
): Pose {
  const lug: Point = [body.half[0] + 2, body.half[1] * 0.32]
  const room = besideLug[attachment].map(([x, y]): Point => [lug[0] + x, lug[1] + y])
  const whole = fitted(
    directions[view],
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
