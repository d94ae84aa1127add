import { readCart } from './read-cart.ts'

let rereading = new AbortController()

/**
 * Changes the cart away from its own page, and reads it once more afterwards, which nobody waits
 * for. What an earlier change still reads is given up: an old answer must not come after a new one.
 */
export async function changeCart<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  rereading.abort()
  const answer = await change()
  rereading = new AbortController()
  // The change was answered with the whole cart, which stands when this reading fails.
  readCart({ signal: rereading.signal }).catch(() => undefined)
  return answer
}
