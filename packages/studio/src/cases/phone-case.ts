import { type Colour, hueDistance, lighter, mix, vividness } from '#studio/drawing/colour.ts'
import { grown } from '#studio/drawing/outline.ts'
import { type Pose, plane } from '#studio/drawing/pose.ts'
import type { Random } from '#studio/drawing/random.ts'
import { drawSheen } from '#studio/drawing/sheen.ts'
import { group, type Sheet } from '#studio/drawing/svg.ts'
import type { Phone } from '#studio/phones/phone.ts'
import { drawShadow } from '#studio/stage/shadow.ts'
import { type CameraFrame, cameraBounds, drawCamera, type PhoneFinish } from './camera.ts'
import { type CaseBody, caseBody } from './case-body.ts'
import { drawClearBack, drawClearWalls } from './clear-shell.ts'
import { drawKeys, drawPort } from './keys.ts'
import type { Board, Look } from './look.ts'
import { drawSolidShell } from './solid-shell.ts'

/** A case on its phone, ready to be drawn in any view. */
export interface PhoneCase {
  readonly phone: Phone
  readonly finish: PhoneFinish
  readonly body: CaseBody
  readonly look: Look
}

/** Phones in clear cases have neutral colours, so that the case stands out. */
const neutral = {
  light: [
    ['#dfe1e4', '#c3c6cb'],
    ['#d8d5cf', '#bdb8b0'],
  ],
  dark: [['#3b3d43', '#55585f']],
} as const

/** Puts a look on a phone; a random number chooses among suitable finishes of the phone. */
export function dressed(phone: Phone, look: Look, random: Random): PhoneCase {
  const { material } = look
  if (material.kind === 'clear') {
    const [back, frame] = random.pick<readonly [Colour, Colour]>(neutral[material.phone ?? 'light'])
    return { phone, finish: { back, frame }, body: caseBody(phone, look.shape), look }
  }
  const byClash = [...phone.finishes].sort((a, b) => clash(look, a[0]) - clash(look, b[0]))
  const least = clash(look, byClash[0]?.[0] ?? '#ffffff')
  const [back, frame] = random.pick(byClash.filter(([each]) => clash(look, each) < least + 0.06))
  return { phone, finish: { back, frame }, body: caseBody(phone, look.shape), look }
}

/**
 * Contrast of a phone's colour with a case: neutral colours fit any case, others cases of their
 * hue.
 */
function clash({ material }: Look, phone: Colour): number {
  if (material.kind === 'clear') return 0
  return vividness(phone) * (0.4 + (6 * hueDistance(phone, material.walls)) / 180)
}

/** Draws the case on the table, with its shadow unless that is null. */
export function drawPhoneCase(
  sheet: Sheet,
  pose: Pose,
  item: PhoneCase,
  shade: Colour | null = shadowTint(item.look),
): string {
  const { phone, body, look, finish } = item
  const board = boardOf(sheet, item)
  const gloss = look.material.kind === 'solid' ? look.material.gloss : 0.8
  const keys = { colour: look.keys, gloss }
  const face = body.outline(body.fillet)
  return [
    shade === null
      ? ''
      : drawShadow(pose, (by) => body.outline(-by), -body.thickness, {
          tint: shade,
          strength: look.material.kind === 'clear' ? 0.7 : 1,
        }),
    group({ transform: plane(pose, -body.thickness) }, look.charm?.under?.(board) ?? ''),
    drawKeys(sheet, pose, phone, body, { ...keys, hidden: true }),
    shell(sheet, pose, item, board),
    group({ transform: plane(pose) }, drawSheen(sheet, face.d, board.box, look.finish)),
    drawPort(sheet, pose, body, finish.frame),
    drawKeys(sheet, pose, phone, body, { ...keys, hidden: false }),
    group({ transform: plane(pose) }, look.relief?.(board) ?? ''),
    drawCamera(sheet, pose, phone, finish, frameOf(look)),
    group({ transform: plane(pose) }, look.charm?.over?.(board) ?? ''),
  ].join('')
}

function shell(
  sheet: Sheet,
  pose: Pose,
  { phone, finish, body, look }: PhoneCase,
  board: Board,
): string {
  const { material } = look
  const face = body.outline(body.fillet)
  const art = [look.print?.(board), look.lettering?.(board)].filter(Boolean).join('')
  const printed = art
    ? group({ transform: plane(pose) }, group({ 'clip-path': sheet.clip(face.d) }, art))
    : ''
  if (material.kind === 'solid') return drawSolidShell(sheet, pose, body, material) + printed
  return (
    drawClearWalls(sheet, pose, body, phone, finish, material) +
    printed +
    drawClearBack(sheet, pose, body, material)
  )
}

/** Frame of the camera in a look. */
export function frameOf({ material, frame }: Look): CameraFrame {
  return material.kind === 'solid'
    ? { colour: lighter(material.back, 0.01), height: 0.7, ...frame }
    : {
        colour: mix('#eef1f4', material.tint, material.depth),
        height: 0.6,
        isClear: true,
        ...frame,
      }
}

/** The colour of a look's shadow. */
export function shadowTint({ material }: Look): string {
  const colour =
    material.kind === 'solid' ? material.walls : (material.rim?.colour ?? material.tint)
  return mix('#2b2233', colour, 0.18)
}

/** Canvas of a look's prints. */
export function boardOf(sheet: Sheet, { phone, body }: PhoneCase): Board {
  const box = grown(body.box, -body.fillet)
  const camera = cameraBounds(phone)
  const top = camera.y + camera.h / 2 + 3
  const bottom = box.h / 2 - 4
  return {
    sheet,
    box,
    camera,
    free: { x: 0, y: (top + bottom) / 2, w: box.w - 8, h: bottom - top, r: 4 },
    phone,
  }
}
