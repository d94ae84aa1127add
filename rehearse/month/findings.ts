import { judge } from '../../bench/scratch/report.ts'
import { type Day, type TimedCall, timedCalls } from './day.ts'
import { type ExpiringData, expiringRows } from './sizes.ts'
import { changeOf, growing, growthOf, levelOf } from './verdict.ts'

/** Maximum ratio of the last third to the middle one. */
const LEVEL = { atMost: 1.2 }
/** Maximum ratio of the growth in the last third to that in the middle one. */
const STRAIGHT = { atMost: 1.25 }
/** Maximum ratio of a call's CPU at the end to that at the beginning. */
const CPU_AS_BEFORE = { atMost: 1.5 }
/** The same for its duration, which includes the load of the machine. */
const AS_BEFORE = { atMost: 2 }
/** Number of a table's pages, and of rows, below which growth is ignored. */
const FEW = { bytes: 128 * 1024, rows: 10 }
const MEMORY = { atMost: 350 }

/** Reports the measurements, and returns whether the shop can run without limit. */
export function judgeMonth(days: readonly Day[]): boolean {
  const of = (figure: (day: Day) => number) => days.map(figure)
  const names = Object.keys(days.at(-1)?.tables ?? {})
  const rows = (name: string) => of(({ tables }) => tables[name]?.rows ?? 0)
  const bytes = (name: string) => of(({ tables }) => tables[name]?.bytes ?? 0)
  const level = (what: string, figures: readonly number[], slack?: number) =>
    judge(what, levelOf(figures, slack), ' times the middle third', LEVEL)
  const grows = (what: string, figures: readonly number[]) =>
    judge(`${what}, grows`, growthOf(figures, FEW.rows), ' times as fast', STRAIGHT)
  const pictures = of((day) => day.pictures.files)
  const proofs = of((day) => day.proofs.files)
  const cpu = of((day) => day.cpu)
  const lastToFirst = 'last third beside first'
  const verdicts = [
    ...(Object.keys(expiringRows) as ExpiringData[]).map((name) => {
      const kept = of((day) => day.expiringRows[name])
      return level(`${name}, ${last(kept)}`, kept, FEW.rows)
    }),
    ...names.flatMap((name) => {
      const what = `table ${name}, ${last(rows(name))} rows, ${kilobytes(last(bytes(name)))}`
      if (!growing.has(name)) return level(what, bytes(name), FEW.bytes)
      // Bytes grow in waves: pages of an index in random order fill together, and split together.
      const ofARow = of(({ tables }) => (tables[name]?.bytes ?? 0) / (tables[name]?.rows || 1))
      return [grows(what, rows(name)), level(`table ${name}, bytes of a row`, ofARow)]
    }),
    level(`pictures, ${last(pictures)} files`, pictures, FEW.rows),
    grows(`proofs, ${last(proofs)} files, kept for a quarter`, proofs),
    level(
      'memory',
      of(({ memory }) => memory),
    ),
    judge('memory at most', Math.max(...of(({ memory }) => memory)), ' MB', MEMORY),
    judge(
      `CPU of a call, ${last(cpu).toFixed(2)} ms, ${lastToFirst}`,
      changeOf(cpu),
      ' times',
      CPU_AS_BEFORE,
    ),
    ...(Object.keys(timedCalls) as TimedCall[]).map((name) => {
      const { p50, p95 } = days.at(-1)?.took[name] ?? { p50: Number.NaN, p95: Number.NaN }
      const what = `${name}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${lastToFirst}`
      return judge(what, changeOf(of(({ took }) => took[name].p50)), ' times', AS_BEFORE)
    }),
  ]
  return verdicts.every((isKept) => isKept)
}

function last(days: readonly number[]): number {
  return days.at(-1) ?? Number.NaN
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}
