import { Link } from 'react-router'
import type { BulkAction } from '#domain/orders/bulk/bulk.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { counted } from '../../frame/count.ts'
import { bulkDone } from './bulk-words.ts'
import type { BulkOutcome } from './use-bulk.ts'

interface BulkResultProps {
  readonly action: BulkAction
  readonly outcome: BulkOutcome
}

/** Number of changed orders, and the others, each with its reason and a link. */
export function BulkResult({ action, outcome: { answers, left, cause } }: BulkResultProps) {
  const failed = answers.filter(({ ok }) => !ok)
  const isWhole = failed.length === 0 && left.length === 0
  return (
    <div className="grid gap-3">
      <Notice tone={isWhole ? 'success' : 'info'} icon={isWhole ? 'check' : 'info'}>
        <p role="status" className="font-semibold text-base">
          {bulkDone(action, answers.length - failed.length)}
        </p>
      </Notice>
      {left.length > 0 && (
        <Notice tone="warning" isAlert={cause !== null}>
          <p className="font-semibold">{counted(left.length, 'order')} left as they were</p>
          <p>{cause ?? 'You stopped it.'} They can be tried again.</p>
        </Notice>
      )}
      {failed.length > 0 && (
        <section className="grid gap-2" aria-label="Not done">
          <h3 className="font-semibold text-sm">{counted(failed.length, 'order')} not done</h3>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto rounded-control border border-hairline">
            {failed.map(({ _id, message }) => (
              <li key={_id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2 text-sm">
                <Link
                  to={paths.adminOrder(_id)}
                  className="inline-flex min-h-8 items-center font-semibold text-plum underline underline-offset-4"
                >
                  <bdi dir="ltr" className="tracking-wide">
                    {shortOrderId(_id)}
                  </bdi>
                </Link>
                <span className="min-w-0 grow basis-48">{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
