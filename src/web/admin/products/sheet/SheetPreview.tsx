import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../../frame/count.ts'
import { productsList } from '../../frame/last-list.ts'
import { CsvFileButton } from '../../tables/CsvFileButton.tsx'
import type { CsvText } from '../../tables/read-csv-file.ts'
import { Changes, Conflicts, Mistakes } from './PreviewLists.tsx'
import { changesInWords, hindranceOf, surprisesIn } from './preview-words.ts'
import type { ChosenSheet } from './use-import.ts'

interface SheetPreviewProps {
  readonly chosen: ChosenSheet
  readonly isReading: boolean
  readonly isApplying: boolean
  readonly onFile: (file: CsvText) => void
  readonly onApply: () => void
}

/** Preview of a sheet's changes, mistakes first. */
export function SheetPreview({
  chosen,
  isReading,
  isApplying,
  onFile,
  onApply,
}: SheetPreviewProps) {
  const { name, sheetChanges } = chosen
  const hindrance = hindranceOf(sheetChanges)
  return (
    <>
      <div className="grid gap-1">
        <p>
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>: {changesInWords(sheetChanges)}
        </p>
        {surprisesIn(sheetChanges).map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
      </div>
      <Mistakes mistakes={sheetChanges.mistakes} />
      <Conflicts conflicts={sheetChanges.conflicts} />
      <Changes title="What changes" products={sheetChanges.products} />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-t bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:-mb-8 sm:px-6">
        {hindrance === null && (
          <Button busy={isApplying} onClick={onApply} className="max-sm:grow">
            {isApplying
              ? 'Applying…'
              : `Apply to ${counted(sheetChanges.products.length, 'product')}`}
          </Button>
        )}
        <CsvFileButton
          kind={hindrance === null ? 'quiet' : 'secondary'}
          busy={isReading}
          onFile={onFile}
        >
          {hindrance === null ? 'Another file' : 'Choose the corrected file'}
        </CsvFileButton>
        {hindrance !== null && <p className="text-muted text-sm">{hindrance}.</p>}
      </div>
    </>
  )
}

/** Changes made by an applied sheet. */
export function SheetApplied({ sheetChanges }: Pick<ChosenSheet, 'sheetChanges'>) {
  return (
    <>
      <Notice tone="success" title={`${counted(sheetChanges.products.length, 'product')} changed`}>
        <p>The shop shows it at once. Carts that hold one of them count with the new prices.</p>
        <p className="pt-1">
          <LinkButton kind="secondary" size="small" to={productsList.address()}>
            Back to products
          </LinkButton>
        </p>
      </Notice>
      <Changes title="What has changed" products={sheetChanges.products} />
    </>
  )
}
