import type { Cart } from '#domain/contract/cart.ts'

/**
 * Fills the cart's skeleton with the lines of a cart; a later cart replaces them. Returns false
 * while the skeleton's markup has not arrived: the list follows its template, so that its presence
 * proves that the parser has read the template whole.
 */
export function fillCartSkeleton({ items }: Pick<Cart, 'items'>): boolean {
  const list = document.querySelector('#skeleton-line + ul')
  const template = list?.previousElementSibling
  if (!(list && template instanceof HTMLTemplateElement)) return false
  // An inline script can't import labels, so the template contains those of its language.
  const labels: Record<string, string> = JSON.parse(template.dataset.caseTypes ?? '{}')
  const lines = items.map(({ product, selectedModel, customName }) => {
    const line = document.importNode(template.content, true)
    const put = (text: string | undefined, place: string) => {
      const words = line.querySelector(place)
      if (text && words) words.textContent = text
      else words?.closest('[data-of]')?.remove()
    }
    put(product.name, '[data-of=name]')
    put(selectedModel, '[data-of=model]')
    put(customName, '[data-of=customName] bdi')
    put(labels[product.caseType] ?? product.caseType, '[data-of=caseType]')
    return line
  })
  list.replaceChildren(...lines)

  const pieces = items.reduce((sum, { qty, unavailable }) => sum + (unavailable ? 0 : qty), 0)
  const nudges = [...document.querySelectorAll<HTMLElement>('[data-pieces]')]
  const nudge = nudges.findLast(({ dataset }) => Number(dataset.pieces) <= pieces)
  for (const one of nudges) one.hidden = one !== nudge
  return true
}
