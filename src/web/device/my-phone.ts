import { isHydrated } from './hydration.ts'
import { isRecord, stored } from './stored.ts'

/** The phone, or pair of earphones, that this device's owner shops for (rule: my-phone). */
export interface MyPhone {
  /** Brand slug. */
  readonly brand: string
  readonly model: string
}

/**
 * Chosen once, remembered on this device. It is not looked up in the table of brands, which most
 * pages have no use for: only the shop writes it, and a listing says so of a model it has nothing for.
 */
const myPhone = stored<MyPhone>('khol.myPhone', parsePhone, JSON.stringify)

/** The remembered phone and how to change it; null on the server and while hydrating. */
export function useMyPhone(): [MyPhone | null, (phone: MyPhone | null) => void] {
  return [myPhone.use(), myPhone.set]
}

export const rememberPhone = myPhone.set

/** Whether this device knows a phone. */
export const hasPhone = () => myPhone.get() !== null

/**
 * Remembers the phone of a link that was followed before a script could hear of it: of the page that
 * is just coming alive, where the shop itself led (rule: before-the-page-is-alive). Who loads that
 * page again, or comes back to it, has not chosen anew and may have forgotten the phone meanwhile.
 */
export function rememberFollowed(phone: MyPhone): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFollowed = visit?.type === 'navigate'
  if (!isHydrated() && isFollowed && document.referrer.startsWith(`${location.origin}/`)) {
    rememberPhone(phone)
  }
}

function parsePhone(text: string): MyPhone | null {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return null
    const { brand, model } = kept
    return typeof brand === 'string' && typeof model === 'string' ? { brand, model } : null
  } catch {
    return null
  }
}
