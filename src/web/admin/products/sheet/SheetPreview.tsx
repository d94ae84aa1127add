import { type ReactNode, useState } from 'react'
import type { SheetChanges } from '#domain/contract/sheets.ts'
import { paths } from '#domain/paths.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { Notice, type NoticeTone } from '#web/kit/ui/Notice.tsx'
import { productsList } from '../../frame/BackLink.tsx'
import { count, counted } from '../../frame/count.ts'
import { useFold } from '../../frame/use-fold.tsx'
import { CsvFileButton, type CsvText, TABLE_TIMEOUT } from '../../tables/CsvFileButton.tsx'
import { ChangeList } from '../LostChanges.tsx'

interface SheetPreviewProps {
  readonly sheet: ReturnType<typeof useImport>
  readonly chosen: ChosenSheet
}

/** Preview of a sheet's changes, mistakes first. */
export function SheetPreview({ sheet, chosen }: SheetPreviewProps) {
  const { isReading, isApplying, read, apply } = sheet
  const { name, sheetChanges } = chosen
  const { mistakes, conflicts } = sheetChanges
  const blockingReason = blockingReasonOf(sheetChanges)
  return (
    <>
      <div className="grid gap-1">
        <p>
          <bdi className="wrap-anywhere font-semibold">{name}</bdi>: {changesInWords(sheetChanges)}
        </p>
        {warningsIn(sheetChanges).map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
      </div>
      <RowNotice
        tone="danger"
        title={`${counted(mistakes.length, 'mistake')} in the file`}
        rows={mistakes.map(({ column, ...mistake }) => ({ ...mistake, name: column }))}
      />
      <RowNotice
        tone="warning"
        title={`${counted(conflicts.length, 'product')} changed since this file was exported`}
        rows={conflicts}
      >
        <p className="text-ink">
          Take these rows out of the file, or export the products again and begin from there.
        </p>
      </RowNotice>
      <Changes title="What changes" products={sheetChanges.products} />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-t bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:-mb-8 sm:px-6">
        {blockingReason === null && (
          <Button busy={isApplying} onClick={() => apply(chosen)} className="max-sm:grow">
            {isApplying
              ? 'Applying…'
              : `Apply to ${counted(sheetChanges.products.length, 'product')}`}
          </Button>
        )}
        <CsvFileButton
          kind={blockingReason === null ? 'quiet' : 'secondary'}
          busy={isReading}
          onFile={read}
        >
          {blockingReason === null ? 'Another file' : 'Choose the corrected file'}
        </CsvFileButton>
        {blockingReason !== null && <p className="text-muted text-sm">{blockingReason}.</p>}
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

const VISIBLE = 50

interface RowNoticeProps {
  readonly tone: NoticeTone
  readonly title: string
  /** Rows of the file, each with its column or product and a sentence. */
  readonly rows: readonly {
    readonly row: number
    readonly name: string
    readonly message: string
  }[]
  readonly children?: ReactNode
}

function RowNotice({ tone, title, rows, children }: RowNoticeProps) {
  const { visibleRows, button } = useFold(rows, VISIBLE)
  if (rows.length === 0) return null
  return (
    <Notice tone={tone} title={title}>
      <ul className="grid gap-2 text-ink">
        {visibleRows.map(({ row, name, message }) => (
          <li key={`${row} ${name}`}>
            <span className="font-semibold">
              Row {count(row)}
              {name && `, ${name}`}:
            </span>{' '}
            {message}.
          </li>
        ))}
      </ul>
      {children}
      {button}
    </Notice>
  )
}

function Changes({ title, products }: Pick<SheetChanges, 'products'> & { readonly title: string }) {
  const { visibleRows, button } = useFold(products, VISIBLE)
  if (products.length === 0) return null
  return (
    <Section card="usual" title={title} className="gap-2">
      <ul className="grid divide-y divide-hairline">
        {visibleRows.map(({ row, _id, name, changes }) => (
          <li
            key={_id}
            className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <p className="min-w-0">
              <Link
                to={paths.adminEditProduct(_id)}
                className="wrap-anywhere font-semibold underline-offset-4 hover:text-plum hover:underline"
              >
                {name}
              </Link>
              <span className="block text-muted text-xs">Row {count(row)}</span>
            </p>
            <ChangeList changes={changes} className="sm:grid-cols-2 lg:grid-cols-3" />
          </li>
        ))}
      </ul>
      {button}
    </Section>
  )
}

/** Summary of a preview: '12 products change, 3 lines say what the shop has already.' */
export function changesInWords({
  products,
  unchanged,
}: Pick<SheetChanges, 'products' | 'unchanged'>): string {
  const changed =
    products.length === 0
      ? 'No product changes'
      : counted(products.length, 'product changes', 'products change')
  if (unchanged === 0) return `${changed}.`
  return `${changed}, ${counted(unchanged, 'line says', 'lines say')} what the shop has already.`
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
    leaving > 0 && `${counted(leaving, 'product leaves', 'products leave')} the shop.`,
    back > 0 && `${counted(back, 'product comes', 'products come')} back into the shop.`,
    samples > 0 && `${counted(samples, 'sample becomes', 'samples become')} your own.`,
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

const fallback = 'Failed to import products'

interface ChosenSheet extends CsvText {
  readonly sheetChanges: SheetChanges
}

/** State and actions of a CSV import: `read` previews a file, `apply` saves its changes. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null)
  const look = async (file: CsvText, body: { readonly confirm?: boolean } = {}) => {
    const sent = { sheet: file.text, ...body }
    const sheetChanges = await send('importProducts', { body: sent }, { timeout: TABLE_TIMEOUT })
    setChosen({ ...file, sheetChanges })
    return sheetChanges
  }
  const applying = useAction({
    run: async (file: CsvText) => {
      const { products } = await look(file, { confirm: true })
      focusHeading()
      toast.success(`${counted(products.length, 'product')} updated successfully!`)
    },
    fallback,
    onRefusal: (error) => {
      // Refreshes the preview, which shows the version conflicts (rule: concurrent-edit).
      if (chosen && error instanceof ApiError && error.status > 0)
        void look(chosen).catch(() => undefined)
      return undefined
    },
  })
  const reading = useAction({
    run: async (file: CsvText) => {
      applying.clear()
      await look(file)
      focusHeading()
    },
    fallback,
  })
  return {
    chosen,
    isReading: reading.isPending,
    isApplying: applying.isPending,
    failure: reading.failure ?? applying.failure,
    read: reading.run,
    apply: applying.run,
  }
}
