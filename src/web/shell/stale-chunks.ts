import { createPath, type Location } from 'react-router'

const KEY = 'khol.reloadedAt'
/** A second loss within this time is not cured by loading again. */
const PAUSE = 30_000

/**
 * After a deploy an open page may ask for a part that is gone: load the page it was going to once,
 * anew. Never twice in a row, so that a broken deploy shows its error instead of turning in circles.
 * `goingTo` is null while nothing waits for the part: then it was only fetched ahead.
 */
export function reloadOnceForLostChunks(goingTo: () => Location | null): void {
  addEventListener('vite:preloadError', (event) => {
    const next = goingTo()
    if (!next) return
    try {
      const last = Number(sessionStorage.getItem(KEY))
      if (Date.now() - last < PAUSE) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.assign(createPath(next))
  })
}
