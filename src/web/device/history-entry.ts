/**
 * Gives the history's entry under a freshly loaded page a key of its own. The router calls the first
 * entry of every load 'default', and scroll positions are kept by key: a page would open where
 * another one was left. Whoever reloads or comes back finds the key in the entry's state.
 */
export function nameHistoryEntry(): void {
  const state = history.state as { readonly key?: string } | null
  if (!state?.key) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '')
}
