import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { phoneLooks } from '#studio/looks/phone-looks.ts'
import { modelsOf, phoneTables } from '#studio/phones/phone-of-model.ts'
import { printFile } from '#studio/print/print-file.ts'
import { printPiece, printSvg } from '#studio/print/print-piece.ts'

/**
 * Writes the print of a look on a model as PDF and as SVG. An unknown look or model, and a look
 * without a print, is a RangeError.
 */
export async function* writePrint(
  folder: string,
  [look = '', model = '', name]: readonly string[],
): AsyncGenerator<string> {
  const caseType = Object.keys(phoneLooks).find((type) =>
    Object.hasOwn(phoneLooks[type] ?? {}, look),
  )
  if (caseType === undefined) throw new RangeError(`There is no look ${look}.`)
  const brand = Object.keys(phoneTables).find((each) => modelsOf(each).includes(model))
  if (brand === undefined) throw new RangeError(`There is no model ${model}.`)
  const design = { look, colour: null, motif: null, artwork: null, seed: look }
  const named = name === undefined ? {} : { name }
  const piece = printPiece({ design, brand, caseType, model, artworkHref: null, ...named })
  if (!piece) throw new RangeError(`A case with the look ${look} has no print.`)
  const label = [look, model, name].filter(Boolean).join(' · ')
  const file = join(folder, `${look}-${model.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)
  await writeFile(`${file}.pdf`, await printFile([{ piece, label }]))
  yield `${file}.pdf`
  await writeFile(`${file}.svg`, printSvg(piece))
  yield `${file}.svg`
}
