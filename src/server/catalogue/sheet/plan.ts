import { coloursInOrder } from '#domain/catalogue/colours.ts'
import { type ProductChange, valueChanges } from '#domain/catalogue/product-changes.ts'
import { type SheetColumn, sheetColumns } from '#domain/catalogue/sheet/columns.ts'
import {
  readLine,
  type SheetCells,
  type SheetProductValues,
} from '#domain/catalogue/sheet/read-line.ts'
import { lineSentences } from '#domain/catalogue/sheet/sentences.ts'
import type { ProductChanges } from '#domain/contract/products.ts'
import { Refusal } from '#domain/contract/refusal.ts'
import type { SheetChanges } from '#domain/contract/sheets.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { BROKEN_QUOTES } from '#domain/tables/table-file.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { parseUuid } from '#platform/database/uuid.ts'
import { type StoredPictures, transactWithPictures } from '#server/images/stored-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueDeps } from '../manage.ts'
import { changedProduct, type WrittenProduct } from '../write.ts'
import type { SheetLine } from './read-sheet.ts'
import { type SheetRow, sheetProductOf, sheetRows } from './sheet-rows.ts'

/** A line that changes its product. */
export interface PlannedChange {
  readonly row: number
  readonly held: SheetRow
  /** Body of the product form's request. */
  readonly data: ProductChanges
  readonly changes: readonly ProductChange[]
  /** Values to write; null if the product is only deleted. */
  readonly written: WrittenProduct | null
  readonly isLeaving: boolean
}

/** Plan of a sheet before it is applied. */
export interface Plan extends Pick<SheetChanges, 'unchanged' | 'mistakes' | 'conflicts'> {
  readonly planned: readonly PlannedChange[]
}

/** Result of one line. */
type Outcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'change'; readonly change: PlannedChange }
  | { readonly kind: 'conflict'; readonly conflict: SheetChanges['conflicts'][number] }
  | { readonly kind: 'mistakes'; readonly mistakes: SheetChanges['mistakes'] }

/** Current products of a sheet, and the first row about each. */
interface KnownProducts {
  readonly products: ReadonlyMap<string, SheetRow>
  readonly firstRows: ReadonlyMap<string, number>
}

/** Lines per batch of the comparison: few, so that other requests hardly wait meanwhile. */
const AT_ONCE = 100

/**
 * Compares every line with its current product. The values to write are computed by the functions
 * of the product form.
 */
export async function planOf(
  { db, images }: CatalogueDeps,
  lines: readonly SheetLine[],
): Promise<Plan> {
  const known = await knownOf(db, lines)
  const outcomes: Outcome[] = []
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE)
    const found = await transactWithPictures(db, images, async (_tx, pictures) => {
      const each: Outcome[] = []
      for (const line of some) each.push(await outcomeOf(pictures, line, known))
      return each
    })
    outcomes.push(...found)
  }
  return {
    unchanged: outcomes.filter(({ kind }) => kind === 'unchanged').length,
    planned: outcomes.flatMap((outcome) => (outcome.kind === 'change' ? outcome.change : [])),
    mistakes: outcomes.flatMap((outcome) => (outcome.kind === 'mistakes' ? outcome.mistakes : [])),
    conflicts: outcomes.flatMap((outcome) => (outcome.kind === 'conflict' ? outcome.conflict : [])),
  }
}

async function knownOf(db: Queryable, lines: readonly SheetLine[]): Promise<KnownProducts> {
  const firstRows = new Map<string, number>()
  for (const { row, cells } of lines) {
    const id = idIn(cells)
    if (id !== null && !firstRows.has(id)) firstRows.set(id, row)
  }
  const rows = await sheetRows(db, [...firstRows.keys()])
  return { products: new Map(rows.map((row) => [row.id, row])), firstRows }
}

/** The product after a line; a restored product is validated like a new one. */
export function writtenBy(
  pictures: StoredPictures,
  held: SheetRow,
  data: ProductChanges,
): Promise<WrittenProduct> {
  const before = held.is_on_sale ? held : { ...held, images: [], design: null, image_models: {} }
  return changedProduct(pictures, before, data)
}

function idIn(cells: SheetCells | null): string | null {
  return parseUuid(withoutInvisible(cells?.id ?? '').trim())
}

async function outcomeOf(
  pictures: StoredPictures,
  { row, cells }: SheetLine,
  { products, firstRows }: KnownProducts,
): Promise<Outcome> {
  const mistaken = (column: SheetColumn, message: string): Outcome => ({
    kind: 'mistakes',
    mistakes: [{ row, column: sheetColumns[column].title, message }],
  })
  if (cells === null) {
    return { kind: 'mistakes', mistakes: [{ row, column: '', message: BROKEN_QUOTES }] }
  }
  if (withoutInvisible(cells.id ?? '').trim() === '')
    return mistaken('id', lineSentences.newProduct)
  const held = products.get(idIn(cells) ?? '')
  if (!held) return mistaken('id', lineSentences.unknownId)
  const firstRow = firstRows.get(held.id) ?? row
  if (firstRow !== row) return mistaken('id', lineSentences.duplicateProduct(firstRow))
  const version = withoutInvisible(cells.version ?? '').trim()
  if (!/^\d{1,9}$/.test(version)) return mistaken('version', lineSentences.invalidVersion)

  const wanted = readLine(cells, sheetProductOf(held))
  if (!('isOnSale' in wanted)) {
    return {
      kind: 'mistakes',
      mistakes: wanted.map(({ column, message }) => ({
        row,
        column: sheetColumns[column].title,
        message,
      })),
    }
  }
  const changes = changesOf(held, wanted)
  if (changes.length === 0) return { kind: 'unchanged' }
  if (Number(version) !== held.version) {
    const message = held.is_on_sale
      ? lineSentences.changedSinceExport
      : lineSentences.removedSinceExport
    return { kind: 'conflict', conflict: { row, _id: held.id, name: held.name, message } }
  }
  if (!held.is_on_sale && !wanted.isOnSale) return mistaken('onSale', lineSentences.offSale)
  const data = dataOf(held, wanted)
  const planned = { row, held, data, changes, isLeaving: held.is_on_sale && !wanted.isOnSale }
  const isOnlyLeaving = planned.isLeaving && changes.length === 1
  if (isOnlyLeaving) return { kind: 'change', change: { ...planned, written: null } }
  try {
    const written = await writtenBy(pictures, held, data)
    return { kind: 'change', change: { ...planned, written } }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error
    return { kind: 'mistakes', mistakes: misfitsOf(row, error) }
  }
}

function changesOf(
  held: SheetRow,
  { values, isOnSale }: SheetProductValues,
): readonly ProductChange[] {
  const before = sheetProductOf(held)
  const words = (is: boolean) => (is ? 'yes' : 'no')
  return [
    ...valueChanges(before, values),
    ...(isOnSale === before.isOnSale
      ? []
      : [
          {
            field: sheetColumns.onSale.title,
            was: words(before.isOnSale),
            is: words(isOnSale),
          },
        ]),
  ]
}

/** Body of the product form's request; it contains pictures for a restored product only. */
function dataOf(held: SheetRow, { values }: SheetProductValues): ProductChanges {
  return {
    ...values,
    deviceModels: [...values.deviceModels],
    price: rupeesFromPaisa(values.price),
    colours: coloursInOrder(values.colours),
    ...(!held.is_on_sale && {
      design: held.design,
      image: [...held.images],
      imageModels: { ...held.image_models },
    }),
  }
}

/** Mistakes that depend on the whole product, each at the column that causes it. */
function misfitsOf(row: number, { message, details }: Refusal): SheetChanges['mistakes'] {
  const columns: Readonly<Record<string, SheetColumn>> = {
    deviceModels: 'deviceModels',
    design: 'caseType',
  }
  return (details.fields ?? [{ field: '', message }]).map((mistake) => {
    const column = columns[mistake.field]
    return { row, column: column ? sheetColumns[column].title : '', message: mistake.message }
  })
}
