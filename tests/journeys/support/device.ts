import type { Page } from '@playwright/test'
import type { SignedInUser } from '#domain/contract/users.ts'
import { newSession } from '#testing/guests.ts'

/** Storage of a browser that journeys set up. */
type DeviceStorage = Readonly<
  Partial<Record<'userInfo' | 'guestSessionId' | 'khol.myPhone' | 'khol.viewed', string>>
>

/**
 * Fills the storage of a device as an earlier visit would, for the next document opened. Journeys
 * use it where the earlier visit isn't their topic.
 */
export async function leaveOnDevice(page: Page, kept: DeviceStorage): Promise<void> {
  await openShopOrigin(page)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(kept))
}

/** Storage of a device on which `user` is signed in. */
export function signedIn(user: SignedInUser): DeviceStorage {
  return { userInfo: JSON.stringify(user) }
}

/** Headers that identify this device in API calls; a guest without a session id gets a new one. */
export async function headersOf(page: Page): Promise<Record<string, string>> {
  await openShopOrigin(page)
  const { userInfo, guestSessionId } = await page.evaluate(
    (): DeviceStorage => Object.fromEntries(Object.entries(localStorage)),
  )
  if (userInfo !== undefined) {
    const { token } = JSON.parse(userInfo) as SignedInUser
    return { authorization: `Bearer ${token}` }
  }
  if (guestSessionId !== undefined) return { 'x-session-id': guestSessionId }
  const id = newSession()
  await leaveOnDevice(page, { guestSessionId: id })
  return { 'x-session-id': id }
}

/**
 * Opens a minimal document of the shop's origin, since only such a document can access the origin's
 * storage.
 */
async function openShopOrigin(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz')
}
