import type { Path } from 'react-router'
import { ApiError, OFFLINE_MESSAGE } from '#web/api/send.ts'
import type { SessionKey } from '#web/device/device-keys.ts'

const KEY: SessionKey = 'khol.reloadedAt'
/** Milliseconds within which a second loss is not cured by loading again. */
const PAUSE = 30_000

let going: () => Path | null = () => location
let leaving: Promise<boolean> | null = null

/** Tells where the page is going while it waits for a part; null: parts are only fetched ahead. */
export function partsAreFor(destination: () => Path | null): void {
  going = destination
}

/**
 * Gets a part of the shop's scripts. After a deploy an open page may ask for one that is gone: then
 * the page it was going to is loaded once, anew, and nothing more comes of this one. Throws when that
 * can't help: when the shop can't be reached now, so that the visitor keeps what is on the screen, and
 * when it was tried just before, so that a broken deploy shows its failure instead of turning in
 * circles.
 */
export async function partOrReload<Part>(get: () => Promise<Part>): Promise<Part> {
  try {
    return await get()
  } catch (error) {
    // Several parts may be lost at once, and a page can be left only once.
    leaving ??= loadAnewOnce()
    if (await leaving) return new Promise(() => undefined)
    leaving = null
    throw navigator.onLine ? error : new ApiError(0, 'OFFLINE', OFFLINE_MESSAGE)
  }
}

async function loadAnewOnce(): Promise<boolean> {
  const path = wanted()
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (!path || Date.now() - last < PAUSE) return false
    const { status } = await fetch(path, { method: 'HEAD' })
    // Meanwhile the visitor may have gone elsewhere.
    if (status >= 500 || path !== wanted()) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    location.assign(path)
    return true
  } catch {
    return false
  }
}

/** Without a fragment: an address that differs in nothing else would only be scrolled to. */
function wanted(): string | null {
  const next = going()
  return next && next.pathname + next.search
}
