/** Runs a callback after the next paint, so that the feedback for a press is painted first. */
export function afterPaint(then: () => void): void {
  // An animation frame's callback runs before the paint; a task that it queues runs after.
  requestAnimationFrame(() => setTimeout(then))
}
