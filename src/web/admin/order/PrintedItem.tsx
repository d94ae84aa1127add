import { useId } from 'react'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { DRAWN_FOLDER } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { needsName, SENT_WITHOUT_NAME } from '#domain/orders/name-needed.ts'
import { open, type RequestOf } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import { Picture } from '#web/kit/ui/Picture.tsx'
import { fileName, saveFile } from '../frame/export/export-file.ts'

/** Name to print on an item, or a note that it is missing or was (rule: name-to-print). */
export function NameToPrint({ order, item }: { readonly order: Order; readonly item: OrderItem }) {
  const id = useId()
  const { customName } = item
  if (customName) {
    return (
      <div className="my-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="block text-muted text-xs">Name to print</span>
          <bdi id={id} className="block wrap-anywhere font-semibold text-2xl leading-snug">
            {customName}
          </bdi>
        </p>
        <CopyButton text={customName} what={`name ${customName}`} shownIn={id} />
        <details className="w-full">
          <Summary className="w-fit gap-1 text-plum text-sm">See it on the case</Summary>
          <Picture
            path={item.image}
            alt="The case with its name"
            sizes="256px"
            className="aspect-4/5 w-64 max-w-full rounded-card border border-hairline object-cover"
          />
        </details>
      </div>
    )
  }
  if (!namedByCustomer(item.caseType) || order.orderStatus === 'Cancelled') return null
  const isNeeded = needsName({ ...order, orderItems: [item] })
  return (
    <Badge tone={isNeeded ? 'pending' : 'neutral'} icon="edit" className="justify-self-start">
      {isNeeded ? orderFlagLabels['name-needed'] : SENT_WITHOUT_NAME}
    </Badge>
  )
}

interface PrintFilesProps {
  readonly orderId: string
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

/** Milliseconds until the file must begin: 150 pieces take half a minute, and longer under load. */
const TIMEOUT = 150_000

/** Loads print files and saves them (rule: print-files). Rejects with an `ApiError`. */
export async function savePrintFiles(body: RequestOf<'printOrders'>['body']): Promise<void> {
  const response = await open('printOrders', { body }, { timeout: TIMEOUT })
  saveFile(fileName(response.headers.get('content-disposition')), await response.blob())
}
