import {
  drawnAddress,
  drawnFormats,
  drawnWidths,
  withModel,
} from '#domain/catalogue/designs/drawn-picture.ts'
import type { Product } from '#domain/contract/products.ts'

/**
 * Requests new pictures on `connections` connections, each sending its next request after an
 * answer. `stop` returns their number.
 */
export function floodWith(
  connections: number,
  address: string,
  products: readonly Product[],
  round: number,
): { readonly stop: () => Promise<{ readonly answered: number }> } {
  const leaving = new AbortController()
  const wishes = addressesOf(products, round)
  let answered = 0
  const ask = async () => {
    for (const path of wishes) {
      if (leaving.signal.aborted) return
      const answer = await fetch(address + path, { signal: leaving.signal }).catch(() => null)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.ok) answered += 1
    }
  }
  const asking = Promise.all(Array.from({ length: connections }, ask))
  return {
    stop: async () => {
      leaving.abort()
      await asking
      return { answered }
    },
  }
}

/**
 * Yields every picture once; each round starts elsewhere. Pictures of the first model are drawn in
 * advance, so they are left out.
 */
function* addressesOf(products: readonly Product[], round: number): Generator<string> {
  for (const product of [...products.slice(round * 10), ...products]) {
    const [, ...models] = product.deviceModels
    for (const path of product.image) {
      for (const model of models) {
        for (const format of drawnFormats) {
          for (const width of drawnWidths) yield drawnAddress(withModel(path, model), width, format)
        }
      }
    }
  }
}
