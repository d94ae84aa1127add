import { open } from '#web/kit/api/send.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import { AdminPage } from '../../frame/AdminPage.tsx'
import { BackLink } from '../../frame/BackLink.tsx'
import { ExportPanel, useExport } from '../../frame/export/ExportPanel.tsx'
import { confirmAdmin } from '../../frame/loaded.ts'
import { CsvFileButton } from '../../tables/CsvFileButton.tsx'
import { SheetApplied, SheetPreview, useImport } from './SheetPreview.tsx'

export async function loader(): Promise<null> {
  await confirmAdmin()
  return null
}

const steps = [
  {
    title: 'Export your products',
    text: 'A CSV file for Excel or Google Sheets, a line for each product. To take only some of them, search or choose a brand in the list first.',
  },
  {
    title: 'Change what you like',
    text: (
      <>
        Names, descriptions, prices, models, types, colours, and whether it is on sale: “no” takes a
        product off the shop. Leave “Product id” and “Version” as they are, and save as{' '}
        <span className="whitespace-nowrap">CSV UTF-8</span>.
      </>
    ),
  },
  {
    title: 'Bring it back',
    text: 'First you see every change; nothing happens before you say so. New products need pictures, so they are added in the form.',
  },
]

/** CSV import of products in three steps: choose a file, preview its changes, apply them. */
export function Component() {
  const exported = useExport({
    of: 'product',
    open: (options) => open('exportProducts', {}, options),
  })
  const sheet = useImport()
  const { chosen, isReading, failure, read } = sheet
  const isDone = chosen?.sheetChanges.applied === true
  const buttons = [
    <Button key="export" {...exported.button} kind="secondary">
      Export all products
    </Button>,
    null,
    <CsvFileButton key="import" kind="primary" busy={isReading} onFile={read}>
      {isReading ? 'Reading…' : 'Choose the file'}
    </CsvFileButton>,
  ]
  return (
    <AdminPage
      back={<BackLink to="products" />}
      title="Import products"
      subtitle={chosen && !isDone && 'Nothing has changed yet.'}
    >
      <FailureNotice failure={failure} />
      {chosen === null ? (
        <>
          <ExportPanel {...exported} />
          <Section card="roomy" title="Change many products in a spreadsheet" className="gap-5">
            <ol className="grid gap-5">
              {steps.map(({ title, text }, index) => (
                <li key={title} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-8 shrink-0 place-items-center rounded-chip bg-plum-tint font-semibold text-plum text-sm"
                  >
                    {index + 1}
                  </span>
                  <div className="grid max-w-prose justify-items-start gap-2 pt-1">
                    <h3 className="text-base">{title}</h3>
                    <p className="text-muted text-sm">{text}</p>
                    {buttons[index]}
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        </>
      ) : isDone ? (
        <SheetApplied sheetChanges={chosen.sheetChanges} />
      ) : (
        <SheetPreview key={chosen.name} sheet={sheet} chosen={chosen} />
      )}
    </AdminPage>
  )
}
