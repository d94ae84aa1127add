import { casePose } from './cases/case-pose.ts'
import { drawHalfOut, halfOutPose } from './cases/half-out.ts'
import type { Look } from './cases/look.ts'
import { drawPhoneCase, type PhoneCase } from './cases/phone-case.ts'
import { type Colour, mix } from './drawing/colour.ts'
import { project } from './drawing/pose.ts'
import type { Random } from './drawing/random.ts'
import { paperUnder } from './stage/paper.ts'
import { pictureOn, SHEET } from './stage/sheet.ts'
import type { View } from './stage/views.ts'

/**
 * A picture of a phone case as SVG. All that is left to chance comes from `random`: the same chance
 * draws the same text on every machine, and all views of a case begin with the same chance.
 */
export function drawCasePicture(item: PhoneCase, view: View, random: Random): string {
  const { material } = item.look
  const paper = paperOf(item.look)
  if (view === 'angle' && material.kind === 'clear') {
    const pose = halfOutPose(item, SHEET)
    return pictureOn(paper, (sheet) => drawHalfOut(sheet, pose, item, material, random))
  }
  const pose = casePose(view, item.phone, item.body, SHEET)
  return pictureOn(paper, (sheet) => drawPhoneCase(sheet, pose, item, random))
}

/** The paper of a look, by the colour that its case is seen by. */
function paperOf({ material, paper }: Look): Colour {
  if (material.kind === 'solid') return paperUnder(material.walls, paper)
  const { rim, tint, depth } = material
  return paperUnder(rim?.colour ?? mix('#ffffff', tint, Math.min(1, 2 * depth)), paper)
}

/** Where the flat back of a case lies in its front picture, as shares of the picture's width and height. */
export interface PlacedBack {
  /** Of its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a case's back lies in its front picture. */
export function backInPicture({ phone, body }: PhoneCase): PlacedBack {
  const pose = casePose('front', phone, body, SHEET)
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
