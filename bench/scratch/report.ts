import { appendFileSync } from 'node:fs'

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

/** Median of several measurements. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b).at(Math.floor(figures.length / 2)) ?? Number.NaN
}

function rounded(figure: number): string {
  return figure.toFixed(figure < 10 ? 2 : figure < 1000 ? 1 : 0)
}
