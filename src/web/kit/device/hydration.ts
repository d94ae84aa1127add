/**
 * Whether the page is hydrated. A component that renders before adopts the server's markup, which a
 * visitor may have used; a later one is created in the browser.
 */
export const isHydrated = () =>
  !import.meta.env.SSR && document.documentElement.dataset.ready !== undefined
