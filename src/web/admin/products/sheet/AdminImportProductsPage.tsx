import type { ReactNode } from 'react'
import { open } from '#web/kit/api/send.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { AdminPage } from '../../frame/AdminPage.tsx'
import { BackLink } from '../../frame/BackLink.tsx'
import { ExportPanel, useExport } from '../../frame/export/ExportPanel.tsx'
import { FailureNotice } from '../../frame/FailureNotice.tsx'
import { confirmAdmin } from '../../frame/loaded.ts'
import { CsvFileButton } from '../../tables/CsvFileButton.tsx'
import { SheetApplied, SheetPreview } from './SheetPreview.tsx'
import { useImport } from './use-import.ts'

export async function loader(): Promise<null> {
  await confirmAdmin()
  return null
}

/** CSV import of products in three steps: choose a file, preview its changes, apply them. */
export function Component() {
  const exported = useExport({
    of: 'product',
    open: (options) => open('exportProducts', {}, options),
  })
  const sheet = useImport()
  const { chosen, isReading, failure, read } = sheet
  const isDone = chosen?.sheetChanges.applied === true
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
          <HowTo
            exportButton={
              <Button {...exported.button} kind="secondary">
                Export all products
              </Button>
            }
            fileButton={
              <CsvFileButton kind="primary" busy={isReading} onFile={read}>
                {isReading ? 'Reading…' : 'Choose the file'}
              </CsvFileButton>
            }
          />
        </>
      ) : isDone ? (
        <SheetApplied sheetChanges={chosen.sheetChanges} />
      ) : (
        <SheetPreview key={chosen.name} {...sheet} chosen={chosen} />
      )}
    </AdminPage>
  )
}

interface HowToProps {
  readonly exportButton: ReactNode
  readonly fileButton: ReactNode
}

function HowTo({ exportButton, fileButton }: HowToProps) {
  return (
    <Section card="roomy" title="Change many products in a spreadsheet" className="gap-5">
      <ol className="grid gap-5">
        <Step number={1} title="Export your products">
          <p className="text-muted text-sm">
            A CSV file for Excel or Google Sheets, a line for each product. To take only some of
            them, search or choose a brand in the list first.
          </p>
          {exportButton}
        </Step>
        <Step number={2} title="Change what you like">
          <p className="text-muted text-sm">
            Names, descriptions, prices, models, types, colours, and whether it is on sale: “no”
            takes a product off the shop. Leave “Product id” and “Version” as they are, and save as{' '}
            <span className="whitespace-nowrap">CSV UTF-8</span>.
          </p>
        </Step>
        <Step number={3} title="Bring it back">
          <p className="text-muted text-sm">
            First you see every change; nothing happens before you say so. New products need
            pictures, so they are added in the form.
          </p>
          {fileButton}
        </Step>
      </ol>
    </Section>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-chip bg-plum-tint font-semibold text-plum text-sm"
      >
        {number}
      </span>
      <div className="grid max-w-prose justify-items-start gap-2 pt-1">
        <h3 className="text-base">{title}</h3>
        {children}
      </div>
    </li>
  )
}
