import { formatMoment } from '#domain/moments.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import type { AdminOrder } from '../use-admin-order.ts'
import { doerOf, entryWords } from './history-words.ts'
import { SentMessages } from './SentMessages.tsx'

/** History of the order, newest first (rule: history), and its e-mails. */
export function HistoryPanel({ adminOrder }: { readonly adminOrder: AdminOrder }) {
  const { history = [] } = adminOrder.order
  return (
    <Section title="History" card="usual" className="gap-3">
      <ol className="grid">
        {[...history].reverse().map((entry) => (
          <li
            key={`${entry.at} ${entry.action} ${entry.to}`}
            className="relative grid gap-0.5 border-hairline border-s-2 ps-5 pb-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-chip border-2 border-white bg-plum"
            />
            <p className="font-semibold">
              {entryWords(entry)}
              {entry.from !== null && entry.from !== entry.to && (
                <span className="font-normal text-muted">
                  {' '}
                  · {entry.from} <span aria-hidden="true">→</span>
                  <span className="sr-only"> to </span> {entry.to}
                </span>
              )}
            </p>
            {entry.note && (
              <p dir="auto" className="whitespace-pre-line text-sm">
                {entry.note}
              </p>
            )}
            <p className="text-muted text-sm first-letter:uppercase">
              <bdi>{doerOf(entry)}</bdi> · <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      <SentMessages adminOrder={adminOrder} />
    </Section>
  )
}
