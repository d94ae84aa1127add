import { type ComponentType, lazy, type PropsWithChildren } from 'react'

/**
 * A part that its page is whole without: got when it is first shown, under a `Suspense`. Where it
 * can't be got, what it holds stands there alone.
 */
export function optionalPart<Props>(get: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    get().then(
      (part) => ({ default: part }),
      () => ({ default: (props: Props) => (props as PropsWithChildren<Props>).children }),
    ),
  )
}
