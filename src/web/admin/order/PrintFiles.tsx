import { DRAWN_FOLDER } from '#domain/catalogue/designs/drawn-picture.ts'
import type { OrderItem } from '#domain/contract/orders.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FailureNotice } from '../frame/FailureNotice.tsx'
import { savePrintFiles } from './print-files.ts'

interface PrintFilesProps {
  readonly orderId: string
  /** Position of the item in its order, from 1. */
  readonly line: number
  readonly item: OrderItem
}

/** Saves the print of an item as a PDF for printers or an SVG for cutters (rule: print-files). */
export function PrintFiles({ orderId, line, item }: PrintFilesProps) {
  const { isPending, failure, run } = useAction({
    run: (format: 'pdf' | 'svg') => savePrintFiles({ ids: [orderId], line, format }),
    fallback: 'Failed to write the print file',
  })
  if (!item.image.startsWith(DRAWN_FOLDER)) return null
  const of = <span className="sr-only"> of {item.name}</span>
  return (
    <div className="my-1 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          icon="print"
          busy={isPending}
          onClick={() => run('pdf')}
        >
          Print file{of}
        </Button>
        <Button kind="quiet" size="small" disabled={isPending} onClick={() => run('svg')}>
          SVG{of}
        </Button>
      </div>
      <FailureNotice failure={failure} />
    </div>
  )
}
