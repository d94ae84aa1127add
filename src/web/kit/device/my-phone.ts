import { isHydrated } from './hydrated.ts'
import { isRecord, stored } from './stored.ts'

/** Phone, or pair of earphones, that this device's owner shops for (rule: my-phone). */
export interface MyPhone {
  readonly brand: string
  readonly model: string
}

/**
 * Stored phone. It is not validated against the table of brands, which most pages don't load: only
 * the shop writes it, and a listing handles a model without cases.
 */
const myPhone = stored<MyPhone>('khol.myPhone', parsePhone, JSON.stringify)

/** Remembered phone with its setter; null on the server and during hydration. */
export function useMyPhone(): [MyPhone | null, (phone: MyPhone | null) => void] {
  return [myPhone.use(), myPhone.set]
}

export const rememberPhone = myPhone.set

/** Subscribes to changes of the phone, here and in other tabs. */
export const onPhoneChange = myPhone.subscribe

/** Model of the stored phone; '' for none, and on the server. */
export const knownModel = () => myPhone.get()?.model ?? ''

/** Whether this device has a stored phone. */
export const hasPhone = () => myPhone.get() !== null

/**
 * Stores the phone of a link followed before hydration (rule: before-hydration). A reload or Back
 * is no choice: the phone may have been cleared meanwhile.
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
