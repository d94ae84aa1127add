import { type ReactNode, useState } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { longDay } from './days.ts'

interface DailyBarChartProps<Day extends { readonly date: string }> {
  /** One entry per bar; a week has the date of its first day. */
  readonly days: readonly Day[]
  readonly per?: 'day' | 'week'
  readonly name: string
  readonly total: ReactNode
  readonly height: keyof typeof looks
  readonly measure: (day: Day) => number
  readonly write: (value: number) => string
  readonly nothing: string
}

const looks = {
  tall: { box: 'h-44 sm:h-56', bar: 'text-plum', pointed: 'text-plum-deep' },
  low: { box: 'h-28 sm:h-32', bar: 'text-edge', pointed: 'text-muted' },
} as const

const brief = new Intl.NumberFormat('en-PK', { notation: 'compact', maximumFractionDigits: 1 })

/**
 * Bar chart of a daily figure, replaced by a text when the figure is 0 on every day. The figure of
 * the bar at the pointer takes the place of the total.
 */
export function DailyBarChart<Day extends { readonly date: string }>({
  days,
  per = 'day',
  name,
  total,
  height,
  measure,
  write,
  nothing,
}: DailyBarChartProps<Day>) {
  const [at, setAt] = useState(-1)
  const pointed = days[at]
  const values = days.map(measure)
  const { box, bar, ...look } = looks[height]
  const top = roundTop(Math.max(...values))
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">
          {name} per {per}
        </span>
        <strong className="text-end font-semibold tabular-nums">
          {pointed ? `${longDay(pointed.date)}: ${write(measure(pointed))}` : total}
        </strong>
      </p>
      {top === 0 ? (
        <p className="rounded-control bg-paper px-4 py-6 text-center text-muted text-sm">
          {nothing}
        </p>
      ) : (
        <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-1 text-muted text-xs tabular-nums">
          <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-end">
            {[top, top / 2, 0].map((tick) => (
              <span key={tick}>{brief.format(tick)}</span>
            ))}
          </div>
          <svg
            role="img"
            aria-label={`${name} per ${per}, as bars`}
            viewBox={`0 0 ${days.length} ${top}`}
            preserveAspectRatio="none"
            className={classNames('w-full border-edge border-b', box, bar)}
            onPointerMove={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              setAt(Math.floor(((clientX - left) / width) * days.length))
            }}
            onPointerLeave={() => setAt(-1)}
          >
            <path
              d={`M0 0H${days.length}M0 ${top / 2}H${days.length}`}
              stroke="var(--color-hairline)"
              vectorEffect="non-scaling-stroke"
            />
            {days.map(({ date }, index) => (
              <rect
                key={date}
                x={index + 0.1}
                y={top - (values[index] ?? 0)}
                width={0.8}
                height={values[index]}
                fill="currentColor"
                className={index === at ? look.pointed : undefined}
              />
            ))}
          </svg>
          <p aria-hidden="true" className="col-start-2 flex flex-wrap justify-between gap-x-2 pt-1">
            {[days[0], days.at(-1)].map((day) => (
              <span key={day?.date}>{longDay(day?.date ?? '')}</span>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}

/** Round value at or above the highest bar, whose half is round as well: 2, 4, 6, 10, 20, 40…; 0 for 0. */
function roundTop(most: number): number {
  if (most <= 0) return 0
  const unit = 10 ** Math.floor(Math.log10(most))
  return ([2, 4, 6].find((times) => times * unit >= most) ?? 10) * unit
}

interface FigureTableProps<Row extends { readonly date: string }> {
  readonly caption: string
  readonly per: 'day' | 'week'
  /** Oldest first; shown newest first. */
  readonly rows: readonly Row[]
  readonly columns: readonly { readonly name: string; readonly cell: (row: Row) => ReactNode }[]
  readonly className: string
}

/** Data table of a chart in a collapsed disclosure; scrollable where it is too wide. */
export function FigureTable<Row extends { readonly date: string }>({
  caption,
  per,
  rows,
  columns,
  className,
}: FigureTableProps<Row>) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-plum">
        <Icon name="down" className="size-4 transition-transform group-open:turned" />
        Show as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <section aria-label={`By ${per}`} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className={`w-full tabular-nums ${className}`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-muted">
            <tr className="border-hairline border-b">
              <th scope="col" className="py-1.5 pe-1 text-start font-semibold">
                {per === 'day' ? 'Day' : 'Week from'}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="ps-1 py-1.5 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map((row) => (
              <tr key={row.date} className="border-hairline border-b last:border-b-0">
                <th scope="row" className="py-1.5 pe-1 text-start font-normal">
                  {longDay(row.date)}
                </th>
                {columns.map(({ name, cell }) => (
                  <td key={name} className="ps-1 py-1.5 text-end">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
