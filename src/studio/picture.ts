import { pictureRatio, pictureWidths } from '#domain/catalogue/pictures.ts'
import { casePose } from './cases/case-pose.ts'
import { drawPhoneCase, type PhoneCase } from './cases/phone-case.ts'
import type { Random } from './drawing/random.ts'
import { type Point, Sheet } from './drawing/svg.ts'
import { type Cover, drawCover } from './earphones/cover.ts'
import { coverPose } from './earphones/cover-pose.ts'
import { drawStage, type PaperName, papers } from './stage/paper.ts'
import type { View } from './stage/views.ts'

const WIDTH = Math.max(...pictureWidths)

/** Pixels of a picture: the largest in which the shop keeps any. */
const size: Point = [WIDTH, (WIDTH * pictureRatio.height) / pictureRatio.width]

/**
 * A picture of a phone case as SVG. All that is left to chance comes from `random`: the same chance
 * draws the same text on every machine, and all views of a case begin with the same chance.
 */
export function drawCasePicture(item: PhoneCase, view: View, random: Random): string {
  const pose = casePose(view, item.phone, item.body, size)
  return pictureOn(item.look.paper, (sheet) => drawPhoneCase(sheet, pose, item, random))
}

/** A picture of an earphone cover, in the same way. */
export function drawCoverPicture(cover: Cover, view: View, random: Random): string {
  const pose = coverPose(view, cover.body, cover.look.attachment, size)
  return pictureOn(cover.look.paper, (sheet) => drawCover(sheet, pose, cover, random))
}

function pictureOn(paper: PaperName, draw: (sheet: Sheet) => string): string {
  const sheet = new Sheet()
  const stage = drawStage(sheet, size, papers[paper])
  return sheet.finish(...size, stage + draw(sheet))
}
