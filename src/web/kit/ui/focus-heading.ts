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

/**
 * Shows a page from its top, with the focus on its heading, after its content was replaced: the
 * scroll position is that of the content before.
 */
export function showFromTop(): void {
  scrollTo(0, 0)
  focusHeading()
}
