import { coloursInOrder } from '#domain/catalogue/colours.ts'
import { type ProductChange, valueChanges } from '#domain/catalogue/product-changes.ts'
import {
  type SheetColumn,
  type SheetProduct,
  sheetColumns,
} from '#domain/catalogue/sheet/columns.ts'
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
import { inParts } from '#platform/storage/in-parts.ts'
import { type StoredPictures, transactWithPictures } from '#server/images/stored-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { CatalogueDeps } from '../manage.ts'
import { changedProduct, type WrittenProduct } from '../write.ts'
import type { SheetLine } from './read-sheet.ts'
import { type SheetRow, sheetProductOf, sheetRows } from './sheet-rows.ts'

export interface PlannedChange {
  readonly row: number
  readonly before: SheetRow
  /** Body of the product form's request. */
  readonly data: ProductChanges
  readonly changes: readonly ProductChange[]
  /** Values to write; null if the product is only deleted. */
  readonly written: WrittenProduct | null
  readonly isLeaving: boolean
}

export interface Plan extends Pick<SheetChanges, 'unchanged' | 'mistakes' | 'conflicts'> {
  readonly planned: readonly PlannedChange[]
}

/** What one line adds to the plan. */
type Outcome = Partial<Plan>

type KnownProducts = Awaited<ReturnType<typeof knownOf>>

/** Lines per batch of the comparison: few, so that other requests hardly wait meanwhile. */
const AT_ONCE = 100

/** Compares every line with its current product, by the functions of the product form. */
export async function planOf(
  { db, images }: CatalogueDeps,
  lines: readonly SheetLine[],
): Promise<Plan> {
  const known = await knownOf(db, lines)
  const outcomes: Outcome[] = []
  for (const some of inParts(lines, AT_ONCE)) {
    const found = await transactWithPictures(db, images, async (_tx, pictures) => {
      const each: Outcome[] = []
      for (const line of some) each.push(await outcomeOf(pictures, line, known))
      return each
    })
    outcomes.push(...found)
  }
  return {
    unchanged: outcomes.reduce((sum, { unchanged = 0 }) => sum + unchanged, 0),
    planned: outcomes.flatMap(({ planned = [] }) => planned),
    mistakes: outcomes.flatMap(({ mistakes = [] }) => mistakes),
    conflicts: outcomes.flatMap(({ conflicts = [] }) => conflicts),
  }
}

async function knownOf(db: Queryable, lines: readonly SheetLine[]) {
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
  before: SheetRow,
  data: ProductChanges,
): Promise<WrittenProduct> {
  const withoutImages = { ...before, images: [], design: null, image_models: {} }
  return changedProduct(pictures, before.is_on_sale ? before : withoutImages, data)
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
    mistakes: [{ row, column: sheetColumns[column].title, message }],
  })
  if (cells === null) return { mistakes: [{ row, column: '', message: BROKEN_QUOTES }] }
  if (withoutInvisible(cells.id ?? '').trim() === '')
    return mistaken('id', lineSentences.newProduct)
  const before = products.get(idIn(cells) ?? '')
  if (!before) return mistaken('id', lineSentences.unknownId)
  const firstRow = firstRows.get(before.id) ?? row
  if (firstRow !== row) return mistaken('id', lineSentences.duplicateProduct(firstRow))
  const version = withoutInvisible(cells.version ?? '').trim()
  if (!/^\d{1,9}$/.test(version)) return mistaken('version', lineSentences.invalidVersion)

  const wanted = readLine(cells, sheetProductOf(before))
  if (!('isOnSale' in wanted)) {
    const titled = wanted.map(({ column, message }) => mistaken(column, message))
    return { mistakes: titled.flatMap(({ mistakes = [] }) => mistakes) }
  }
  const changes = changesOf(sheetProductOf(before), wanted)
  if (changes.length === 0) return { unchanged: 1 }
  const { id: _id, name, is_on_sale: wasOnSale } = before
  if (Number(version) !== before.version) {
    const { changedSinceExport, removedSinceExport } = lineSentences
    const message = wasOnSale ? changedSinceExport : removedSinceExport
    return { conflicts: [{ row, _id, name, message }] }
  }
  if (!wasOnSale && !wanted.isOnSale) return mistaken('onSale', lineSentences.offSale)
  const data = dataOf(before, wanted)
  const planned = { row, before, data, changes, isLeaving: wasOnSale && !wanted.isOnSale }
  if (planned.isLeaving && changes.length === 1) return { planned: [{ ...planned, written: null }] }
  try {
    return { planned: [{ ...planned, written: await writtenBy(pictures, before, data) }] }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error
    return { mistakes: misfitsOf(row, error) }
  }
}

function changesOf(
  before: SheetProduct,
  { values, isOnSale }: SheetProductValues,
): readonly ProductChange[] {
  const changes = valueChanges(before, values)
  if (isOnSale === before.isOnSale) return changes
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
  const { title: field } = sheetColumns.onSale
  return [...changes, { field, was: yesOrNo(before.isOnSale), is: yesOrNo(isOnSale) }]
}

/** Body of the product form's request; it contains pictures for a restored product only. */
function dataOf(before: SheetRow, { values }: SheetProductValues): ProductChanges {
  const { design, images: image, image_models: imageModels } = before
  return {
    ...values,
    deviceModels: [...values.deviceModels],
    price: rupeesFromPaisa(values.price),
    colours: coloursInOrder(values.colours),
    ...(!before.is_on_sale && { design, image, imageModels }),
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
