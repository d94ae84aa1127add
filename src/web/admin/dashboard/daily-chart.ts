import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type Scale,
  Tooltip,
} from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** Labels and values of a chart's bars. */
export interface DailyBars {
  readonly labels: readonly string[]
  readonly values: readonly number[]
}

/** Custom properties of the theme's colours, and the format of a value. */
type Look = Readonly<Record<'colour' | 'highlight', `--color-${string}`>> & {
  readonly write: (value: number) => string
}

export type DailyChart = ReturnType<typeof drawDaily>

/** Width in pixels of the axis labels, equal so that charts below each other align. */
const MARGIN = 44

const brief = new Intl.NumberFormat('en-PK', { notation: 'compact', maximumFractionDigits: 1 })

function scalesOf(colour: (name: string) => string, font: { family: string; size: number }) {
  const ticks = { color: colour('--color-muted'), font }
  return {
    x: {
      grid: { display: false },
      border: { color: colour('--color-edge') },
      ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 },
    },
    y: {
      beginAtZero: true,
      grid: { color: colour('--color-hairline') },
      border: { display: false },
      afterFit: (axis: Scale) => {
        axis.width = MARGIN
      },
      ticks: {
        ...ticks,
        maxTicksLimit: 4,
        precision: 0,
        callback: (value: number | string) => brief.format(Number(value)),
      },
    },
  }
}

/** Draws bars in the theme's colours and the page's font; the canvas fills its container. */
export function drawDaily(canvas: HTMLCanvasElement, first: DailyBars, look: Look) {
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const font = { family: style.fontFamily, size: 13 }
  const chart = new Chart<'bar', number[], string>(canvas, {
    type: 'bar',
    data: {
      labels: [...first.labels],
      datasets: [
        {
          data: [...first.values],
          backgroundColor: colour(look.colour),
          hoverBackgroundColor: colour(look.highlight),
          borderRadius: 3,
          maxBarThickness: 24,
          categoryPercentage: 0.9,
          barPercentage: 0.9,
        },
      ],
    },
    options: {
      maintainAspectRatio: false,
      animation: false,
      interaction: { mode: 'index', intersect: false },
      scales: scalesOf(colour, font),
      plugins: {
        tooltip: {
          backgroundColor: colour('--color-ink'),
          titleFont: { ...font, weight: 'normal' },
          bodyFont: { ...font, size: 15, weight: 600 },
          padding: 10,
          cornerRadius: 10,
          displayColors: false,
          callbacks: {
            label: ({ parsed }) => look.write(parsed.y ?? 0),
          },
        },
      },
    },
  })
  return {
    show(bars: DailyBars) {
      chart.data.labels = [...bars.labels]
      for (const dataset of chart.data.datasets) dataset.data = [...bars.values]
      chart.update('none')
    },
    destroy: () => chart.destroy(),
  }
}
