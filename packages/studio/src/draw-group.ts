import { drawPhoneCase } from '#studio/cases/phone-case.ts'
import type { Pose } from '#studio/drawing/pose.ts'
import { type Point, Sheet } from '#studio/drawing/svg.ts'
import { caseOf, type Drawing } from './draw-design.ts'

/** A phone case and its pose in a group. */
export interface Placed {
  readonly drawing: Omit<Drawing, 'view'>
  readonly pose: Pose
}

/** Draws several phone cases on one transparent sheet as SVG, from the back to the front. */
export function drawGroup(size: Point, cases: readonly Placed[]): string {
  const sheet = new Sheet()
  const drawn = cases.map(({ drawing, pose }) => drawPhoneCase(sheet, pose, caseOf(drawing)))
  return sheet.finish(...size, drawn.join(''))
}
