/** Lets the worker keep pages for offline reading, once the page has nothing better to do. */
export function keepPagesOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // Its script can't be fetched now; the next visit tries again.
    if (!navigator.onLine) return
    navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') setTimeout(register, 2_000)
  else addEventListener('load', () => setTimeout(register, 2_000), { once: true })
}
