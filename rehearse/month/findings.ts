import { judge } from '../../bench/scratch/report.ts'
import { type Day, type TimedCall, timedCalls } from './day.ts'
import { expiringRows } from './sizes.ts'
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
  const verdicts = [
    ...Object.keys(expiringRows).map((name) =>
      judge(
        `${name}, ${last(of((day) => day.expiringRows[name as keyof typeof expiringRows]))}`,
        levelOf(
          of((day) => day.expiringRows[name as keyof typeof expiringRows]),
          FEW.rows,
        ),
        ' times the middle third',
        LEVEL,
      ),
    ),
    ...names.flatMap((name) => {
      const what = `table ${name}, ${last(rows(name))} rows, ${kilobytes(last(bytes(name)))}`
      if (!growing.has(name)) {
        const level = levelOf(bytes(name), FEW.bytes)
        return judge(what, level, ' times the middle third', LEVEL)
      }
      // Bytes grow in waves: pages of an index in random order fill together, and split together.
      const ofARow = of(({ tables }) => (tables[name]?.bytes ?? 0) / (tables[name]?.rows || 1))
      return [
        judge(`${what}, grows`, growthOf(rows(name), FEW.rows), ' times as fast', STRAIGHT),
        judge(`table ${name}, bytes of a row`, levelOf(ofARow), ' times the middle third', LEVEL),
      ]
    }),
    judge(
      `pictures, ${last(of(({ pictures }) => pictures.files))} files`,
      levelOf(
        of(({ pictures }) => pictures.files),
        FEW.rows,
      ),
      ' times the middle third',
      LEVEL,
    ),
    judge(
      `proofs, ${last(of(({ proofs }) => proofs.files))} files, kept for a quarter, grow`,
      growthOf(
        of(({ proofs }) => proofs.files),
        FEW.rows,
      ),
      ' times as fast',
      STRAIGHT,
    ),
    judge(
      'memory, last third beside middle third',
      levelOf(of(({ memory }) => memory)),
      ' times',
      LEVEL,
    ),
    judge('memory at most', Math.max(...of(({ memory }) => memory)), ' MB', MEMORY),
    judge(
      `CPU of a call, ${last(of(({ cpu }) => cpu)).toFixed(2)} ms, last third beside first`,
      changeOf(of(({ cpu }) => cpu)),
      ' times',
      CPU_AS_BEFORE,
    ),
    ...(Object.keys(timedCalls) as TimedCall[]).map((name) => {
      const { p50, p95 } = days.at(-1)?.took[name] ?? { p50: Number.NaN, p95: Number.NaN }
      return judge(
        `${name}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, last third beside first`,
        changeOf(of(({ took }) => took[name].p50)),
        ' times',
        AS_BEFORE,
      )
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
