import { t } from '#messages'

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []

/**
 * Title of a product's page, with the brand: 'Dune Case for Vivo'. A name that contains a word of
 * the brand's name is sufficient: 'Peacock Case for iPhone 14'.
 */
export function productTitle({ name, brand }: { name: string; brand: string }): string {
  const nameWords = new Set(wordsIn(name))
  return wordsIn(brand).some((word) => nameWords.has(word))
    ? name
    : t.product.forBrand({ name, brand })
}
