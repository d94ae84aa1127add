import { casePose } from './cases/case-pose.ts'
import { drawHalfOut, halfOutPose } from './cases/half-out.ts'
import type { Look } from './cases/look.ts'
import { boardOf, drawPhoneCase, type PhoneCase } from './cases/phone-case.ts'
import { type Colour, mix } from './drawing/colour.ts'
import { plane, project } from './drawing/pose.ts'
import { group, Sheet } from './drawing/svg.ts'
import { drawBlockPrint, paperUnder } from './stage/paper.ts'
import { pictureOn, SHEET } from './stage/sheet.ts'
import type { View } from './stage/views.ts'

/** Draws a phone case as SVG, the same text on every machine. */
export function drawCasePicture(item: PhoneCase, view: View): string {
  const { material } = item.look
  const paper = paperOf(item.look)
  const isHalfOut = view === 'angle' && material.kind === 'clear'
  const pose = isHalfOut ? halfOutPose(item, SHEET) : casePose(view, item, SHEET)
  return pictureOn(paper, (sheet) => {
    if (material.kind !== 'clear') return drawPhoneCase(sheet, pose, item)
    const table = plane(pose, -item.body.thickness)
    const ground = drawBlockPrint(sheet, SHEET, item.look.paper, table)
    const drawing = isHalfOut
      ? drawHalfOut(sheet, pose, item, material)
      : drawPhoneCase(sheet, pose, item)
    return ground + drawing
  })
}

/**
 * Draws the lettering of a case's front picture alone, on a transparent sheet of the picture's
 * size: laid over the picture of the case without a name, it shows the name. Its ids differ from
 * those of the case's own drawing.
 */
export function drawCaseLettering(item: PhoneCase): string {
  const sheet = new Sheet('lettering-')
  const pose = casePose('front', item, SHEET)
  const letters = item.look.lettering?.(boardOf(sheet, item)) ?? ''
  return sheet.finish(...SHEET, group({ transform: plane(pose) }, letters))
}

/** The paper of a look, by the visible colour of its case. */
function paperOf({ material, paper }: Look): Colour {
  if (material.kind === 'solid') return paperUnder(material.walls, paper)
  const { rim, tint, depth } = material
  return paperUnder(rim?.colour ?? mix('#ffffff', tint, Math.min(1, 2 * depth)), paper)
}

/**
 * Area of the flat back of a case in its front picture, as shares of the picture's width and
 * height.
 */
export interface PlacedBack {
  /** Coordinates of its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the area of a case's back in its front picture. */
export function backInPicture(item: PhoneCase): PlacedBack {
  const { body } = item
  const pose = casePose('front', item, SHEET)
  const [left, top] = project(pose, [-body.box.w / 2 + body.fillet, -body.box.h / 2 + body.fillet])
  const [x, y] = pose.centre
  const [width, height] = SHEET
  return {
    x: x / width,
    y: y / height,
    width: (2 * (x - left)) / width,
    height: (2 * (y - top)) / height,
  }
}
