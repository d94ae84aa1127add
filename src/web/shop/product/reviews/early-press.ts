let pressed: HTMLElement | null = null

const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest<HTMLElement>('#reviews button') : null
}

/** Remembers the last press while the reviews are the server's markup, whose buttons do nothing yet. */
export function rememberPress(): void {
  addEventListener('click', remember, true)
}

/** Repeats a remembered press after hydration. */
export function repeatPress(): void {
  removeEventListener('click', remember, true)
  const button = pressed
  pressed = null
  button?.click()
}
