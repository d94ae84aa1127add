import type { Colour } from '#studio/drawing/colour.ts'
import { type Point, Sheet } from '#studio/drawing/svg.ts'
import { drawStage } from './paper.ts'

/** Pixels of a drawn picture, independent of its displayed width. */
export const SHEET: Point = [800, 1000]

/** Returns a picture as SVG: drawings on a sheet of paper. */
export function pictureOn(paper: Colour, draw: (sheet: Sheet) => string): string {
  const sheet = new Sheet()
  const stage = drawStage(sheet, SHEET, paper)
  return sheet.finish(...SHEET, stage + draw(sheet))
}
