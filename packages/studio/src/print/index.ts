/** Entry of the studio's print files. */
export {
  fitsPlate,
  type LabelledPiece,
  type Plate,
  plateFile,
  printFile,
} from './print-file.ts'
export { type PrintedCase, type PrintPiece, printPiece, printSvg } from './print-piece.ts'
