import type { CDPSession } from '@playwright/test'

/** Dispatches positions of fingers one after another, then lifts them. */
export async function touches(
  session: CDPSession,
  moments: readonly (readonly { readonly x: number; readonly y: number }[])[],
): Promise<void> {
  for (const [index, points] of moments.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
    // Fingers move over several frames, in which the viewer follows them.
    await session.send('Runtime.evaluate', {
      expression: 'new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))',
      awaitPromise: true,
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
