export interface FailedTest {
  readonly place: string
  readonly name: string
  readonly message: string
}

export declare function failedRules(report: unknown, unhandled?: unknown): FailedTest[]
export declare function failedJourneys(report: unknown): FailedTest[]
export declare function failureLines(failure: FailedTest): string[]
