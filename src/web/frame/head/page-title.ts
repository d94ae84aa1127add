import { useEffect, useSyncExternalStore } from 'react'

interface Override {
  readonly title: string | null
  readonly isError: boolean
}

const none: Override = { title: null, isError: false }
let override: Override = none
const listeners = new Set<() => void>()

/**
 * Gives the page a title that its data alone could not: of something loaded later. The shop's name
 * is added. Null leaves the title as the page's head has it.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    put({ ...override, title })
    return () => put({ ...override, title: null })
  }, [title])
}

/** Puts 'Error: ' before the title while a form stands refused. */
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
