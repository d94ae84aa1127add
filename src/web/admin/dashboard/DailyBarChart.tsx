import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import type { DailyBars, DailyChart } from './daily-chart.ts'
import { longDay } from './days.ts'

interface DailyBarChartProps<Day extends { readonly date: string }> {
  /** One entry per bar; a week has the date of its first day. */
  readonly days: readonly Day[]
  readonly per?: 'day' | 'week'
  readonly name: string
  readonly total: ReactNode
  readonly height: 'tall' | 'low'
  readonly measure: (day: Day) => number
  readonly write: (value: number) => string
  readonly nothing: string
}

const looks = {
  tall: { box: 'h-44 sm:h-56', colour: '--color-plum', highlight: '--color-plum-deep' },
  low: { box: 'h-28 sm:h-32', colour: '--color-edge', highlight: '--color-muted' },
} as const

/** Bar chart of a daily figure, replaced by a text when the figure is 0 on every day. */
export function DailyBarChart<Day extends { readonly date: string }>({
  name,
  total,
  nothing,
  ...picture
}: DailyBarChartProps<Day>) {
  const { days, measure, per = 'day' } = picture
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">
          {name} per {per}
        </span>
        <strong className="font-semibold">{total}</strong>
      </p>
      {days.some((day) => measure(day) > 0) ? (
        <Bars name={name} {...picture} />
      ) : (
        <p className="rounded-control bg-paper px-4 py-6 text-center text-muted text-sm">
          {nothing}
        </p>
      )}
    </div>
  )
}

/** Canvas of the bars, in a box of fixed size: the chart library is loaded later. */
function Bars<Day extends { readonly date: string }>({
  days,
  per = 'day',
  name,
  height,
  measure,
  write,
}: Omit<DailyBarChartProps<Day>, 'total' | 'nothing'>) {
  const { box, colour, highlight } = looks[height]
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<DailyChart | null>(null)
  const [isMissing, setMissing] = useState(false)
  const bars = (): DailyBars => ({
    labels: days.map(({ date }) => longDay(date)),
    values: days.map(measure),
  })
  const draw = useEffectEvent((drawDaily: typeof import('./daily-chart.ts').drawDaily) => {
    if (canvas.current)
      chart.current = drawDaily(canvas.current, bars(), { colour, highlight, write })
  })
  const redraw = useEffectEvent(() => chart.current?.show(bars()))

  useEffect(() => {
    let isGone = false
    import('./daily-chart.ts').then(
      ({ drawDaily }) => {
        if (!isGone) draw(drawDaily)
      },
      () => setMissing(true),
    )
    return () => {
      isGone = true
      chart.current?.destroy()
      chart.current = null
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new figures redraw the chart
  useEffect(() => redraw(), [days])

  return (
    <div className={classNames('relative overflow-hidden', box)}>
      {isMissing ? (
        <p className="grid h-full place-items-center rounded-control bg-paper px-4 text-center text-muted text-sm">
          The picture could not be loaded. The table below says the same.
        </p>
      ) : (
        // Absolutely positioned, so that the box can become narrower than the canvas.
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${name} per ${per}, as bars`}
          className="absolute inset-0"
        />
      )}
    </div>
  )
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
