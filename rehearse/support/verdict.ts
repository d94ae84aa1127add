import { judge, type Limit, say } from '../../bench/scratch/report.ts'

export type Verdict = ReturnType<typeof newVerdict>

export function newVerdict() {
  let hasFailed = false
  return {
    mustBe(what: string, is: number | string | boolean, wanted: typeof is): void {
      const isKept = is === wanted
      hasFailed ||= !isKept
      say(
        `${(isKept ? 'kept' : 'NOT KEPT').padEnd(9)} ${what}: ${is}${isKept ? '' : `, not ${wanted}`}`,
      )
    },
    mustKeep(what: string, figure: number, unit: string, limit: Limit): void {
      if (!judge(what, figure, unit, limit)) hasFailed = true
    },
    /** 1 once a promise was broken. */
    exitCode: () => (hasFailed ? 1 : 0),
  }
}
