import type { SheetChanges } from '#domain/contract/sheets.ts'
import { counted } from '../../frame/count.ts'

/** Summary of a preview: '12 products change, 3 lines say what the shop has already.' */
export function changesInWords({
  products,
  unchanged,
}: Pick<SheetChanges, 'products' | 'unchanged'>): string {
  const changed =
    products.length === 0
      ? 'No product changes'
      : `${counted(products.length, 'product')} ${products.length === 1 ? 'changes' : 'change'}`
  if (unchanged === 0) return `${changed}.`
  return `${changed}, ${counted(unchanged, 'line')} ${unchanged === 1 ? 'says' : 'say'} what the shop has already.`
}

/** Warnings about unusual changes, one sentence each. */
export function warningsIn({ products }: Pick<SheetChanges, 'products'>): readonly string[] {
  const onSale = (is: string) =>
    products.filter(({ changes }) =>
      changes.some((change) => change.field === 'On sale' && change.is === is),
    ).length
  const [leaving, back] = [onSale('no'), onSale('yes')]
  const samples = products.filter(({ isSample }) => isSample).length
  return [
    leaving > 0 && `${counted(leaving, 'product')} ${leaving === 1 ? 'leaves' : 'leave'} the shop.`,
    back > 0 && `${counted(back, 'product')} ${back === 1 ? 'comes' : 'come'} back into the shop.`,
    samples > 0 &&
      `${counted(samples, 'sample')} ${samples === 1 ? 'becomes' : 'become'} your own.`,
  ].filter((sentence) => sentence !== false)
}

/** Reason why a sheet can't be applied; null if it can. */
export function blockingReasonOf({
  mistakes,
  conflicts,
  products,
}: Pick<SheetChanges, 'mistakes' | 'conflicts' | 'products'>): string | null {
  if (mistakes.length > 0) return 'Correct the mistakes in the file first'
  if (conflicts.length > 0) return 'Take the products that have changed out of the file first'
  return products.length === 0 ? 'There is nothing to change' : null
}
