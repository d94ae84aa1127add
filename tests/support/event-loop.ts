/**
 * Makes every turn of this process's event loop longer than any listing tolerates.
 * @returns a function that ends it
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
