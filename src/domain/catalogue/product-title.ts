import { t } from '#messages'

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** Title of a product's page: its name, with the brand unless a word of that is in it. */
export function productTitle({ name, brand }: { name: string; brand: string }): string {
  const nameWords = new Set(wordsIn(name))
  return wordsIn(brand).some((word) => nameWords.has(word))
    ? name
    : t.product.forBrand({ name, brand })
}
