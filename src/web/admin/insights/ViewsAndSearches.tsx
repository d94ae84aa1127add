import { useMemo } from 'react'
import type { Insights } from '#domain/contract/insights.ts'
import { insightPeriods, sumBars } from '#domain/insights/periods.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { DailyBarChart } from '../dashboard/DailyBarChart.tsx'
import { FigureTable } from '../dashboard/FigureTable.tsx'
import { count, counted } from '../frame/count.ts'

type Bar = Insights['days'][number]

const columns = {
  searches: 'Searches',
  phones: 'Phones',
  views: 'Looks',
  additions: 'In carts',
  purchases: 'Bought',
} as const
const names = Object.keys(columns) as readonly (keyof typeof columns)[]

/** Product views and searches by day or week, as charts and as a table. */
export function ViewsAndSearches({
  period,
  days,
  totals,
}: Pick<Insights, 'period' | 'days' | 'totals'>) {
  const { daysOfBar } = insightPeriods[period]
  const bars = useMemo(() => barsOf(days, daysOfBar), [days, daysOfBar])
  const per = daysOfBar === 1 ? 'day' : 'week'
  return (
    <Section card="usual" title={per === 'day' ? 'Day by day' : 'Week by week'}>
      <div className="grid gap-5">
        <DailyBarChart
          days={bars}
          per={per}
          name="Cases looked at"
          total={count(totals.views.now)}
          height="tall"
          measure={({ views }) => views}
          write={(views) => counted(views, 'look')}
          nothing="No case was looked at."
        />
        <DailyBarChart
          days={bars}
          per={per}
          name="Searches"
          total={count(totals.searches.now)}
          height="low"
          measure={({ searches }) => searches}
          write={(searches) => counted(searches, 'search', 'searches')}
          nothing="Nothing was searched for."
        />
      </div>
      <FigureTable
        caption={`What shoppers did by ${per}, newest first`}
        per={per}
        rows={bars}
        columns={names.map((name) => ({
          name: columns[name],
          cell: (bar: Bar) => count(bar[name]),
        }))}
        className="whitespace-nowrap text-xs sm:text-sm"
      />
    </Section>
  )
}

/** Aggregates days into bars, each with the date of its first day. */
function barsOf(days: readonly Bar[], daysOfBar: number): readonly Bar[] {
  const sums = names.map((name) =>
    sumBars(
      days.map((day) => day[name]),
      daysOfBar,
    ),
  )
  return (sums[0] ?? []).map((_, bar) => ({
    date: days[bar * daysOfBar]?.date ?? '',
    ...(Object.fromEntries(names.map((name, index) => [name, sums[index]?.[bar] ?? 0])) as Omit<
      Bar,
      'date'
    >),
  }))
}
