import type { Page } from '@playwright/test'
import type { SignedInUser } from '#domain/contract/users.ts'
import { newSession } from '#testing/guests.ts'

/** What a browser keeps for the shop, as far as journeys set it up. */
type DeviceStorage = Readonly<
  Partial<Record<'userInfo' | 'guestSessionId' | 'khol.myPhone', string>>
>

/**
 * Leaves something on a device as an earlier visit would have, where the way to it is another journey's
 * topic: for the document that is opened next.
 */
export async function leaveOnDevice(page: Page, kept: DeviceStorage): Promise<void> {
  await standInShop(page)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(kept))
}

/** Who is signed in on a device, as its calls are to say it. */
export function signedIn(user: SignedInUser): DeviceStorage {
  return { userInfo: JSON.stringify(user) }
}

/** What the calls of whoever is on a device carry; a guest who never had a cart gets an id now. */
export async function headersOf(page: Page): Promise<Record<string, string>> {
  await standInShop(page)
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

/** Only a document of the shop gets at what the device keeps for it: the smallest that there is. */
async function standInShop(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/healthz')
}
