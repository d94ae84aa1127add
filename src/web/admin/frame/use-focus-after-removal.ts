import { useEffect, useRef } from 'react'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'

/**
 * Moves the focus to the successor of a removed row, or to the page's heading without one. The
 * returned function is called before the list is reloaded.
 *
 * @param elementId id of a row's element that receives the focus
 */
export function useFocusAfterRemoval<Row extends { readonly _id: string }>(
  rows: readonly Row[],
  elementId: (id: string) => string,
): (id: string) => void {
  const removed = useRef<{ readonly id: string; readonly index: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the rows have changed
  useEffect(() => {
    if (!removed.current || rows.some(({ _id }) => _id === removed.current?.id)) return
    const next = rows[removed.current.index] ?? rows.at(-1)
    removed.current = null
    const id = next && elementId(next._id)
    const element = id ? document.getElementById(id) : null
    // A heading must become focusable first; a link already is.
    if (element && element.tabIndex >= 0) element.focus()
    else focusHeading(id)
  }, [rows])
  return (id) => {
    removed.current = { id, index: rows.findIndex(({ _id }) => _id === id) }
  }
}
