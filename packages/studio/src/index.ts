/** Entry of the studio: a design, a phone and a view in, an SVG out. */
export { artLoading } from '#art'
export type { Artwork, Design, DeviceKind } from './design.ts'
export {
  backOfDesign,
  DRAWING_EDITION,
  type Drawing,
  drawDesign,
  drawLettering,
  type NamedCase,
} from './draw-design.ts'
export { type Random, seeded } from './drawing/random.ts'
export { coverLooks } from './earphones/cover-looks.ts'
export { type DesignMistake, designMistake } from './looks/design-fits.ts'
export { isMotif, type MotifName, motifNames } from './looks/motif-names.ts'
export { phoneLooks } from './looks/phone-looks.ts'
export { type Style, styleOf, stylesOf } from './looks/styles.ts'
export { modelsOf, phoneOfModel } from './phones/phone-of-model.ts'
export { hasPrint } from './print/print-piece.ts'
export { collectionOf, type SceneName, sceneOf } from './scenes/scenes.ts'
export { SHEET } from './stage/sheet.ts'
export { type DrawnView, drawnViews } from './stage/views.ts'
