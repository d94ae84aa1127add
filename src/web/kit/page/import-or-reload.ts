import type { Path } from 'react-router'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import type { SessionKey } from '#web/kit/device/device-keys.ts'

const KEY: SessionKey = 'khol.reloadedAt'
/** Milliseconds after a reload during which a second failure doesn't reload again. */
const PAUSE = 30_000

let destination: () => Path | null = () => location
let leaving: Promise<boolean> | null = null

/** Sets where a reload leads: the page that waits for the chunk; null for a prefetch, which never reloads. */
export function reloadsTo(next: () => Path | null): void {
  destination = next
}

/**
 * Imports a chunk. When a deploy has removed it, the destination page is reloaded once and the
 * promise stays pending. Rejects when the shop is unreachable, or a reload was tried just before.
 */
export async function importOrReload<Part>(get: () => Promise<Part>): Promise<Part> {
  try {
    return await get()
  } catch (error) {
    // Several chunks may fail at once; the page reloads once.
    leaving ??= reloadOnce()
    if (await leaving) return new Promise(() => undefined)
    leaving = null
    throw navigator.onLine ? error : new ApiError(0, 'OFFLINE', t.common.connectionOffline)
  }
}

async function reloadOnce(): Promise<boolean> {
  const path = reloadPath()
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (!path || Date.now() - last < PAUSE) return false
    const { status } = await fetch(path, { method: 'HEAD' })
    // The visitor may have navigated meanwhile.
    if (status >= 500 || path !== reloadPath()) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    location.assign(path)
    return true
  } catch {
    return false
  }
}

/** Without a fragment: an address that differs in the fragment alone would only scroll. */
function reloadPath(): string | null {
  const next = destination()
  return next && next.pathname + next.search
}
