import { useEffect } from 'react'
import { observable } from '#web/kit/device/observable.ts'

const title = observable<string | null>(null)
const isError = observable(false)

/** The title in place of the page's own; null for none. */
export const useTitleOverride = title.use

/** Whether the title begins with 'Error: '. */
export const useIsErrorTitle = isError.use

/** Overrides the page's title, without the shop's name, once more data is loaded. */
export function usePageTitle(override: string | null): void {
  useEffect(() => {
    title.set(override)
    return () => title.set(null)
  }, [override])
}

/** Prefixes the title with 'Error: ' while a refused form shows errors. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    isError.set(isRefused)
    return () => isError.set(false)
  }, [isRefused])
}
