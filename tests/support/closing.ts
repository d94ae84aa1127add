/** Closes what tests open: after the test that opened it, or after the file. */

type Close = () => Promise<unknown>

/** In the order of opening. */
const openOfFile: Close[] = []
const openOfTest: Close[] = []
let isInTest = false

/**
 * Calls `close` after the running test; outside of one, after the file.
 * @returns `close` for a test that needs it earlier; a second call does nothing
 */
export function closedAfterwards(close: Close): () => Promise<void> {
  let closing: Promise<void> | undefined
  const closeOnce = () => {
    closing ??= close().then(() => undefined)
    return closing
  }
  const open = isInTest ? openOfTest : openOfFile
  open.push(closeOnce)
  return closeOnce
}

export function beginTest(): void {
  isInTest = true
}

export async function endTest(): Promise<void> {
  isInTest = false
  await closeAll(openOfTest)
}

export async function endFile(): Promise<void> {
  await closeAll(openOfFile)
}

/** Closes the last one first, since it may use those before it. */
async function closeAll(open: Close[]): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close()
}
