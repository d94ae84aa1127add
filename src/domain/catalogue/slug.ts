import type { Brand } from './brands.ts'

/** Limits a slug before a number is added, to keep addresses readable. */
const MAX_BASE = 80
/** Path segments of calls where a slug could be: /products/highlights. */
const TAKEN: readonly string[] = ['highlights', 'called']
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Slug of a name: 'Chai & Co+' → 'chai-and-co-plus'; never empty, an id, or a call's segment. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_BASE)
    .replace(/-$/, '')
  if (words === '') return 'case'
  return UUID.test(words) || TAKEN.includes(words) ? `case-${words}` : words
}

/** Slug of a design's product for a further brand: 'truck-art-peacock-case-samsung-galaxy'. */
export function slugForBrand(name: string, { displayName }: Pick<Brand, 'displayName'>): string {
  return slugOf(`${name} ${displayName}`)
}

/** First of base, base-2, base-3, … that was never used (rule: deleted-products). */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) {
    const slug = `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}
