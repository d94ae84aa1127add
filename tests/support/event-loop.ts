/**
 * Makes every turn of this process's event loop take longer than any listing tolerates.
 *
 * @returns what ends it
 */
export function keepEventLoopBusy(): () => void {
  let isBusy = true
  const turn = () => {
    if (!isBusy) return
    const until = performance.now() + 700
    while (performance.now() < until);
    setImmediate(turn)
  }
  turn()
  return () => {
    isBusy = false
  }
}
