import { openTestShop } from './shop.ts'

/** Opens a shop without limits that logs everything; returns it with its log lines so far. */
export async function openLoggedShop() {
  const logged: string[] = []
  const shop = await openTestShop({
    rateLimitScale: 0,
    logLevel: 'trace',
    log: { write: (lines: string) => void logged.push(lines) },
  })
  return { shop, logged }
}
