import { appendFileSync } from 'node:fs'

/** What must be reached; the figure is at least or at most this. */
export type Limit = { readonly atLeast: number } | { readonly atMost: number }

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Says a figure beside its budget, and hands it to whoever sums up (`npm run bench -- table`) by the
 * file that `BENCH_FIGURES` names. Answers whether the budget is kept.
 *
 * @throws {RangeError} for a figure that is none, as of a median of nothing
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

/** The middle of several measurements. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b).at(Math.floor(figures.length / 2)) ?? Number.NaN
}

function rounded(figure: number): string {
  return figure.toFixed(figure < 10 ? 2 : figure < 1000 ? 1 : 0)
}
