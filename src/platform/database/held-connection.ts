import { AsyncLocalStorage } from 'node:async_hooks'

/** Async context of a transaction; `isOpen` ends with it, also for work that it left behind. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs `run`, which holds a connection of the pool, in a context that `requireNoneHeld` refuses. */
export async function holdingConnection<T>(run: () => Promise<T>): Promise<T> {
  const holder = { isOpen: true }
  try {
    return await current.run(holder, run)
  } finally {
    holder.isOpen = false
  }
}

/**
 * Throws inside a transaction. A unit of work that waits while it holds a connection and row locks
 * takes them from everybody: for a second connection it may wait for itself, for a remote service
 * as long as that takes.
 *
 * @param wanted what the caller is about to wait for, for the message
 * @throws Error for this mistake of the program, in production too
 */
export function requireNoneHeld(wanted: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${wanted} inside a transaction`)
}
