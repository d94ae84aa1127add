/** Focuses a heading, the page's without an id, after the focused element was removed. */
export function focusHeading(id?: string): void {
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** Shows a page from its top, with the focus on its heading, after its content was replaced. */
export function showFromTop(): void {
  scrollTo(0, 0)
  focusHeading()
}
