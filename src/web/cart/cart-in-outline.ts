import type { Cart } from '#domain/contract/cart.ts'

/**
 * Puts what is in a cart where its outline stands in the document; a later cart takes its place.
 * Answers false where none has arrived yet.
 */
export function putIntoOutline({ items }: Pick<Cart, 'items'>): boolean {
  const template = document.querySelector<HTMLTemplateElement>('#line-in-outline')
  if (!template) return false
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
    put(product.caseType, '[data-of=caseType]')
    return line
  })
  template.parentElement?.replaceChildren(template, ...lines)

  const pieces = items.reduce((sum, { qty, unavailable }) => sum + (unavailable ? 0 : qty), 0)
  const nudges = [...document.querySelectorAll<HTMLElement>('[data-pieces]')]
  const nudge = nudges.findLast(({ dataset }) => Number(dataset.pieces) <= pieces)
  for (const one of nudges) one.hidden = one !== nudge
  return true
}
