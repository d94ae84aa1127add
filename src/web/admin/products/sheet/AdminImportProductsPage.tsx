import { useRef } from 'react'
import { open } from '#web/api/send.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { AdminPage } from '../../frame/AdminPage.tsx'
import { ExportPanel } from '../../frame/export/ExportPanel.tsx'
import { useExport } from '../../frame/export/use-export.ts'
import { CsvFileButton } from '../../tables/CsvFileButton.tsx'
import { BackToProducts } from '../BackToProducts.tsx'
import { HowTo } from './HowTo.tsx'
import { SheetApplied, SheetPreview } from './SheetPreview.tsx'
import { useImport } from './use-import.ts'

/** Import of products from a spreadsheet: a file is chosen, previewed, applied. */
export function Component() {
  const exportButton = useRef<HTMLButtonElement>(null)
  const exported = useExport({
    of: 'product',
    open: (options) => open('exportProducts', {}, options),
  })
  const { chosen, isReading, isApplying, failure, read, apply } = useImport()
  const isDone = chosen?.sheetChanges.applied === true
  return (
    <AdminPage
      back={<BackToProducts />}
      title="Import products"
      subtitle={chosen && !isDone && 'Nothing has changed yet.'}
    >
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      {chosen === null ? (
        <>
          <ExportPanel running={exported} onClose={() => exportButton.current?.focus()} />
          <HowTo
            exportButton={
              <Button
                ref={exportButton}
                kind="secondary"
                busy={exported.state.kind === 'running'}
                onClick={exported.start}
              >
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
        <SheetPreview
          key={chosen.name}
          chosen={chosen}
          isReading={isReading}
          isApplying={isApplying}
          onFile={read}
          onApply={() => apply(chosen)}
        />
      )}
    </AdminPage>
  )
}
