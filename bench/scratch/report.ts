import { appendFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Limit of a figure, as minimum or maximum. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number }

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Prints a figure beside its budget, and appends it to the file that `BENCH_FIGURES` names, for
 * `npm run bench -- table`. Returns whether the budget is kept.
 * @throws {RangeError} for a figure that is not finite, as of a median without values
 */
export function judge(what: string, figure: number, unit: string, limit: Limit): boolean {
  if (!Number.isFinite(figure)) throw new RangeError(`${what} was not measured`)
  const [bound, isKept] =
    'atMost' in limit
      ? [`at most ${limit.atMost}`, figure <= limit.atMost]
      : [`at least ${limit.atLeast}`, figure >= limit.atLeast]
  const verdict = isKept ? 'kept' : 'NOT KEPT'
  say(`${verdict.padEnd(9)} ${what}: ${rounded(figure)}${unit} (${bound}${unit})`)
  const summary = process.env.BENCH_FIGURES
  if (summary) appendFileSync(summary, `${JSON.stringify({ what, figure, unit, limit })}\n`)
  return isKept
}

/** Quantile of several measurements: the smallest that is at least this part of them. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** Median of several measurements. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b).at(Math.floor(figures.length / 2)) ?? Number.NaN
}

/** Load of the machine during the last minute, as text. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

/** Milliseconds in seconds, as text. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}

function rounded(figure: number): string {
  return figure.toFixed(figure < 10 ? 2 : figure < 1000 ? 1 : 0)
}
