import { matchRoutes, type RouteObject } from 'react-router'

/** Fetches the screen behind a link as soon as somebody points at it, touches it or tabs to it. */
export function fetchScreensAhead(routes: RouteObject[]): void {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // One that is there already is not fetched again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, ahead, { passive: true })
  }
}
