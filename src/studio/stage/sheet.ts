import { pictureRatio, pictureWidths } from '#domain/catalogue/pictures.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import { type Point, Sheet } from '#studio/drawing/svg.ts'
import { drawStage } from './paper.ts'

const WIDTH = Math.max(...pictureWidths)

/** Pixels of a drawn picture, independent of its displayed width. */
export const SHEET: Point = [WIDTH, (WIDTH * pictureRatio.height) / pictureRatio.width]

/** Returns a picture as SVG: drawings on a sheet of paper. */
export function pictureOn(paper: Colour, draw: (sheet: Sheet) => string): string {
  const sheet = new Sheet()
  const stage = drawStage(sheet, SHEET, paper)
  return sheet.finish(...SHEET, stage + draw(sheet))
}
