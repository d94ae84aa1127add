import { openTestShop, type TestShop } from './shop.ts'

/** Shop without limits that logs everything, with its log lines so far. */
export interface LoggedShop {
  readonly shop: TestShop
  readonly logged: readonly string[]
}

/** Opens a shop at log level `trace`; close it in `afterAll`. */
export async function openLoggedShop(): Promise<LoggedShop> {
  const logged: string[] = []
  const shop = await openTestShop({
    rateLimitScale: 0,
    logLevel: 'trace',
    log: { write: (lines: string) => void logged.push(lines) },
  })
  return { shop, logged }
}
