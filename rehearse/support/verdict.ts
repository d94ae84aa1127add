import { judge, type Limit, say } from '../../bench/scratch/report.ts'

export interface Verdict {
  /** Reports the result of a promise. */
  readonly mustBe: (what: string, is: number | string | boolean, wanted: typeof is) => void
  /** Reports a figure with its limit. */
  readonly mustKeep: (what: string, figure: number, unit: string, limit: Limit) => void
  /** Exit code of the process: 1 once a promise was broken. */
  readonly exitCode: () => number
}

export function newVerdict(): Verdict {
  let hasFailed = false
  return {
    mustBe(what, is, wanted) {
      const isKept = is === wanted
      hasFailed ||= !isKept
      say(
        `${(isKept ? 'kept' : 'NOT KEPT').padEnd(9)} ${what}: ${is}${isKept ? '' : `, not ${wanted}`}`,
      )
    },
    mustKeep(what, figure, unit, limit) {
      if (!judge(what, figure, unit, limit)) hasFailed = true
    },
    exitCode: () => (hasFailed ? 1 : 0),
  }
}
