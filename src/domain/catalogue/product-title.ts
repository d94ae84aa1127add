const wordsIn = (text: string) => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []

/**
 * A product's name with its brand, for the title of its page: 'Dune Case for Vivo'. A name that holds
 * a word of the brand's already says it: 'Peacock Case for iPhone 14'.
 */
export function productTitle({ name, brand }: { name: string; brand: string }): string {
  const said = new Set(wordsIn(name))
  return wordsIn(brand).some((word) => said.has(word)) ? name : `${name} for ${brand}`
}
