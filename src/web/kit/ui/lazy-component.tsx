import type { ComponentType, ReactNode } from 'react'
import { loadSentences, type MessageArea } from '#messages'

interface LazyComponent<Props> {
  /** Renders nothing before `load` has resolved. */
  (props: Props): ReactNode
  /** Downloads the script once; again after a failure. Rejects where it can't be loaded. */
  load(): Promise<void>
}

/** A component that a press opens, such as a dialog: its script is downloaded at the press. */
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
  const Part = (props: Props) => Loaded && <Loaded {...props} />
  return Object.assign(Part, { load })
}
