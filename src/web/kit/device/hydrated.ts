/** Whether the page has been hydrated, so that what is rendered now belongs to a later navigation. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && document.documentElement.dataset.ready !== undefined
}
