import { fitted, type Pose, project } from '#studio/drawing/pose.ts'
import type { Point } from '#studio/drawing/svg.ts'
import type { Phone } from '#studio/phones/phone.ts'
import type { View } from '#studio/stage/views.ts'
import { cameraBounds } from './camera.ts'
import type { PhoneCase } from './phone-case.ts'

const directions: Readonly<Record<View, Pick<Pose, 'turn' | 'elevation'>>> = {
  front: { turn: 0, elevation: 80 },
  angle: { turn: -23, elevation: 52 },
  camera: { turn: -17, elevation: 48 },
}

/** Millimetres by which a charm reaches beside its case, and its ends above the lower edge. */
const CHARM = { beside: 28, top: 84, bottom: 14 } as const

/** Pose of the case, with what hangs from it, for a view and a size of the picture. */
export function casePose(view: View, item: PhoneCase, [width, height]: Point): Pose {
  const { phone, body, look } = item
  const [side, foot] = [body.box.w / 2 + CHARM.beside, body.box.h / 2]
  const charm: readonly Point[] =
    look.charm && view === 'angle'
      ? [
          [side, foot - CHARM.top],
          [side, foot - CHARM.bottom],
        ]
      : []
  const points = [...body.outline(0).points, ...charm]
  const whole = fitted(directions[view], points, [-body.thickness, 0], {
    centre: [width * 0.495, height * 0.49],
    size: view === 'front' ? [width * 0.86, height * 0.86] : [width * 0.88, height * 0.86],
  })
  return view === 'camera' ? closeUp(whole, phone, [width, height]) : whole
}

/** Width in millimetres of a wide camera in a close-up: its lenses, not the whole bar. */
const CLOSE_UP_REACH = 48

/** Zoom at which the camera fills the upper part, with the corner of the case around it. */
function closeUp(whole: Pose, phone: Phone, [width, height]: Point): Pose {
  const camera = cameraBounds(phone)
  const wide = Math.max(0, camera.w - CLOSE_UP_REACH)
  const reach = Math.max(36, camera.w - wide + 6, camera.h * 0.92)
  const near: Pose = { ...whole, scale: (width * 0.62) / reach, centre: [0, 0] }
  const [x, y] = project(near, [camera.x - wide / 2 + (wide > 0 ? 2 : 6), camera.y + 5])
  return { ...near, centre: [width * 0.5 - x, height * 0.47 - y] }
}
