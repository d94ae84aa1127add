/** Runs a callback after the next paint, so that a press is answered first. */
export function afterPaint(then: () => void): void {
  // A frame's callback runs before its paint, a task that it queues after.
  requestAnimationFrame(() => setTimeout(then))
}
