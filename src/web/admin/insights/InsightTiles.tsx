import type { Insights } from '#domain/contract/insights.ts'
import { count } from '../frame/count.ts'
import { Change } from './Change.tsx'

const tiles: Readonly<Record<keyof Insights['totals'], string>> = {
  searches: 'Searches',
  phones: 'Phones chosen',
  views: 'Cases looked at',
  additions: 'Put into carts',
  purchases: 'Cases bought',
}

/** Five totals of the period, each with its change. */
export function InsightTiles({ totals, isComparable }: Pick<Insights, 'totals' | 'isComparable'>) {
  return (
    <dl aria-label="Figures" className="pairs grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {Object.entries(tiles).map(([name, words]) => {
        const figure = totals[name as keyof Insights['totals']]
        return (
          <div
            key={name}
            className="grid content-start gap-1 rounded-card border border-hairline bg-white p-3 last:max-sm:col-span-full sm:p-4"
          >
            <dt className="text-muted text-sm">{words}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <strong className="font-semibold text-xl tabular-nums sm:text-2xl">
                {count(figure.now)}
              </strong>
              <Change count={figure} isComparable={isComparable} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
