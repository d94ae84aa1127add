import { useEffect, useSyncExternalStore } from 'react'

interface Override {
  readonly title: string | null
  readonly isError: boolean
}

const none: Override = { title: null, isError: false }
let override: Override = none
const listeners = new Set<() => void>()

/**
 * Overrides the page's title, for content that is loaded after the loader's data. The shop's name is
 * appended. Null keeps the title of the page's head.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    put({ ...override, title })
    return () => put({ ...override, title: null })
  }, [title])
}

/** Prefixes the title with 'Error: ' while a refused form shows errors. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    put({ ...override, isError: isRefused })
    return () => put({ ...override, isError: false })
  }, [isRefused])
}

export function useTitleOverride(): Override {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => override,
    () => none,
  )
}

function put(next: Override): void {
  if (next.title === override.title && next.isError === override.isError) return
  override = next
  for (const listener of listeners) listener()
}
