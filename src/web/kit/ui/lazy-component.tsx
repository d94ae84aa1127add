import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadSentences, type MessageArea } from '#messages'

interface LazyComponent<Props> {
  /** Loads itself when it is rendered, and renders nothing until then. */
  (props: Props): ReactNode
  /** Downloads the script once; again after a failure. Rejects where it can't be loaded. */
  load(): Promise<void>
}

/**
 * A component whose script is downloaded when it is needed: at a press (`useLazy`), or where it is first
 * rendered, as for visitors with an account.
 */
export function lazyComponent<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  { sentences = [] }: { readonly sentences?: readonly MessageArea[] } = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= Promise.all([download(), loadSentences(sentences)]).then(
      ([component]) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Part = (props: Props) => {
    const [isLoaded, setLoaded] = useState(Loaded !== undefined)
    useEffect(() => {
      if (isLoaded) return
      load().then(
        () => setLoaded(true),
        () => undefined,
      )
    }, [isLoaded])
    return Loaded && <Loaded {...props} />
  }
  return Object.assign(Part, { load })
}

/**
 * State of a lazy component: `open` loads it and then sets `opened`, and calls `onFailure` where it
 * can't be loaded; `prepare` loads it ahead of the press.
 */
export function useLazy<Opened = true>(
  { load }: Pick<LazyComponent<never>, 'load'>,
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
