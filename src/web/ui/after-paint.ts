/** Does something once the screen shows what was changed before: a press is answered first. */
export function afterPaint(then: () => void): void {
  // What a frame asks for is done before it is painted, what it sets aside comes after.
  requestAnimationFrame(() => setTimeout(then))
}
