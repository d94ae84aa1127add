import { useState } from 'react'

/**
 * State of a lazy component: `open` loads it and then sets `opened`, and calls `onFailure` where it
 * can't be loaded; `prepare` loads it ahead of the press.
 */
export function useLazy<Opened = true>(
  { load }: { readonly load: () => Promise<void> },
  onFailure: () => void = () => undefined,
) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return {
    opened,
    open: (value: Opened) => void load().then(() => setOpened(() => value), onFailure),
    close: () => setOpened(null),
    prepare: () => void load().catch(() => undefined),
  }
}
