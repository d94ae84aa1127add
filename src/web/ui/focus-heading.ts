/**
 * Moves the focus to a heading after the focused element was removed: to the heading with the id, or the
 * page's own without one.
 */
export function focusHeading(id?: string): void {
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
