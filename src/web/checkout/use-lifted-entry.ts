import { useEffect, useEffectEvent } from 'react'
import type { Typed } from '#web/account/person-forms.ts'
import { useErrorTitle } from '#web/frame/head/page-title.ts'

/** Tells the checkout what is typed into a form of coming in, which goes when another is chosen. */
export function useLiftedEntry(
  { typed, mistakes }: { readonly typed: Typed; readonly mistakes: object },
  onTyped: (typed: Typed) => void,
): void {
  useErrorTitle(Object.keys(mistakes).length > 0)
  const tell = useEffectEvent(onTyped)
  useEffect(() => tell(typed), [typed])
}
