/**
 * Moves the focus to a heading after what it stood on has gone; the page's own heading unless an id
 * says otherwise.
 */
export function focusHeading(id?: string): void {
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
