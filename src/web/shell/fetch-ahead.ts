import { matchRoutes, type RouteObject } from 'react-router'

/** Fetches the screen behind a link as soon as somebody points at it, touches it or tabs to it. */
export function fetchScreensAhead(routes: RouteObject[]): void {
  const fetched = new Set<string>()
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route.id ?? '')) continue
      fetched.add(route.id ?? '')
      route.lazy().catch(() => fetched.delete(route.id ?? ''))
    }
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, ahead, { passive: true })
  }
}
