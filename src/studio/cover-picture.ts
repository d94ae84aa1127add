import type { Random } from './drawing/random.ts'
import { type Cover, drawCover } from './earphones/cover.ts'
import { coverPose } from './earphones/cover-pose.ts'
import { pictureOn, SHEET } from './stage/sheet.ts'
import type { View } from './stage/views.ts'

/**
 * A picture of an earphone cover as SVG, by chance as that of a phone's case; apart from it, so that a
 * browser that draws a case fetches no earphones.
 */
export function drawCoverPicture(cover: Cover, view: View, random: Random): string {
  const pose = coverPose(view, cover.body, cover.look.attachment, SHEET)
  return pictureOn(cover.look.paper, (sheet) => drawCover(sheet, pose, cover, random))
}
