import { useId } from 'react'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { count, counted } from '../frame/count.ts'
import { DailyBarChart } from './DailyBarChart.tsx'
import { chartSummary, type Day, totalOfDays } from './days.ts'
import { FigureTable } from './FigureTable.tsx'

/** Id of the section, target of the revenue tile's link. */
export const LAST_DAYS_ID = 'last-days'

/** Revenue and orders of each of the last days: as charts, as a sentence and as a table. */
export function LastDays({ days }: { readonly days: readonly Day[] }) {
  const captionId = useId()
  const total = totalOfDays(days)
  return (
    <Section card="usual" title={`Last ${count(days.length)} days`} id={LAST_DAYS_ID}>
      <figure className="grid gap-4" aria-labelledby={captionId}>
        <figcaption id={captionId}>{chartSummary(days)}</figcaption>
        {total.orders > 0 && (
          <div className="grid gap-5">
            <DailyBarChart
              days={days}
              name="Revenue"
              total={<Money amount={total.revenue} />}
              height="tall"
              measure={({ revenue }) => revenue}
              write={(rupees) => formatMoney(paisaFromRupees(rupees))}
              nothing="None of these orders has been paid yet."
            />
            <DailyBarChart
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
      {total.orders > 0 && (
        <FigureTable
          caption="Orders and revenue by day, newest first"
          per="day"
          rows={days}
          columns={[
            { name: 'Orders', cell: ({ orders }) => count(orders) },
            { name: 'Revenue', cell: ({ revenue }) => <Money amount={paisaFromRupees(revenue)} /> },
          ]}
          className="max-w-form"
        />
      )}
    </Section>
  )
}
