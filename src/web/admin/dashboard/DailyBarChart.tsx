import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import type { DailyBars, DailyChart } from './daily-chart.ts'
import { longDay } from './days.ts'

interface DailyBarChartProps<Day extends { readonly date: string }> {
  /** One entry per bar; a week has the date of its first day. */
  readonly days: readonly Day[]
  /** Period of a bar. */
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
