/**
 * Blocks this process's event loop: every turn takes longer than any listing tolerates.
 * @returns a function that unblocks it
 */
export function keepEventLoopBusy(): () => void {
  let isBusy = true
  const turn = () => {
    if (!isBusy) return
    const until = performance.now() + 600
    while (performance.now() < until);
    setImmediate(turn)
  }
  turn()
  return () => {
    isBusy = false
  }
}
