import { useId } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Money } from '#web/ui/Money.tsx'
import { count, counted } from '../frame/count.ts'
import { DailyPicture } from './DailyPicture.tsx'
import { type Day, findingOf, longDay, totalOfDays } from './days.ts'

/** Id of the section, target of the revenue tile's link. */
export const LAST_DAYS_ID = 'last-days'

/** Revenue and orders of each of the last days: as charts, as a sentence and as a table. */
export function LastDays({ days }: { readonly days: readonly Day[] }) {
  const captionId = useId()
  const total = totalOfDays(days)
  return (
    <Section card="usual" title={`Last ${count(days.length)} days`} id={LAST_DAYS_ID}>
      <figure className="grid gap-4" aria-labelledby={captionId}>
        <figcaption id={captionId}>{findingOf(days)}</figcaption>
        {total.orders > 0 && (
          <div className="grid gap-5">
            <DailyPicture
              days={days}
              name="Revenue"
              total={<Money amount={total.revenue} />}
              height="tall"
              measure={({ revenue }) => revenue}
              write={(rupees) => formatMoney(paisaFromRupees(rupees))}
              nothing="None of these orders has been paid yet."
            />
            <DailyPicture
              days={days}
              name="Orders"
              total={count(total.orders)}
              height="low"
              measure={({ orders }) => orders}
              write={(orders) => counted(orders, 'order')}
              nothing="No orders on these days."
            />
          </div>
        )}
      </figure>
      {total.orders > 0 && <DaysTable days={days} />}
    </Section>
  )
}

function DaysTable({ days }: { readonly days: readonly Day[] }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-plum">
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        Show as a table
      </summary>
      <table className="mt-2 w-full max-w-form tabular-nums">
        <caption className="sr-only">Orders and revenue by day, newest first</caption>
        <thead className="text-muted">
          <tr className="border-hairline border-b">
            <th scope="col" className="py-1.5 text-start font-semibold">
              Day
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              Orders
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, orders, revenue }) => (
            <tr key={date} className="border-hairline border-b last:border-b-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                {longDay(date)}
              </th>
              <td className="py-1.5 text-end">{count(orders)}</td>
              <td className="py-1.5 text-end">
                <Money amount={paisaFromRupees(revenue)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
