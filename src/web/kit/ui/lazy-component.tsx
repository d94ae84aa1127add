import {
  type ComponentType,
  lazy,
  memo,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { isHydrated } from '#web/kit/device/hydration.ts'

interface LazyOptions<Props> {
  /** Rendered while the script is loading. */
  readonly fallback?: ReactNode | ((props: Props) => ReactNode)
  /** Rendered where the script can't be loaded; without it the error reaches the error boundary. */
  readonly failed?: ComponentType<Props>
  /**
   * Delays hydration of a component that the server renders: the server's markup stays until this
   * resolves and the script is loaded, and for good if loading fails. Called in the browser only.
   */
  readonly hydrateWhen?: () => Promise<void>
}

interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Downloads the script once; again after a failure. Rejects where it can't be loaded. */
  preload(): Promise<void>
  load(): Promise<void>
}

/** Renders only the children of a component that can't be loaded. */
export function ChildrenAlone({ children }: PropsWithChildren) {
  return children
}

/** Downloads of the components that the server renders; entry-server awaits them once. */
const serverDownloads: Promise<void>[] = []
export const serverComponents = () => Promise.all(serverDownloads)

/**
 * A component whose script is downloaded when it is first rendered, or when `preload` is called.
 * Renders its own `Suspense` boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failed, hydrateWhen }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const rerenders = new Set<() => void>()
  let arrive = (_: ComponentType<Props>) => {}
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve
  })
  let loaded: ComponentType<Props> | undefined
  let download: Promise<void> | undefined
  let hasFailed = false

  const preload = () => {
    download ??= load().then(
      (component) => {
        loaded = component
        arrive(component)
        for (const rerender of rerenders) rerender()
      },
      (error: unknown) => {
        download = undefined
        throw error
      },
    )
    return download
  }

  /** Suspends until `hydrateWhen` resolves; used only while the server's markup is shown. */
  const Waiting = lazy(async () => {
    hydrateWhen?.()
      .then(preload)
      .catch(() => undefined)
    return { default: await arrival }
  })
  const Loading = lazy(async () => {
    try {
      await preload()
      return { default: await arrival }
    } catch (error) {
      if (!failed) throw error
      hasFailed = true
      return { default: failed }
    }
  })

  const listen = (rerender: () => void) => {
    rerenders.add(rerender)
    return () => rerenders.delete(rerender)
  }
  /** A later successful download replaces `failed`, and nothing else. */
  const recovered = () => (hasFailed ? loaded : undefined)

  const Part = memo(function Part(props: Props) {
    const [First] = useState(() => loaded ?? (hydrateWhen && !isHydrated() ? Waiting : Loading))
    const Shown = useSyncExternalStore(listen, recovered, recovered) ?? First
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Shown {...props} />
      </Suspense>
    )
  }) as unknown as (props: Props) => ReactNode

  if (import.meta.env.SSR && hydrateWhen) serverDownloads.push(preload())
  return Object.assign(Part, { preload, load: preload })
}
