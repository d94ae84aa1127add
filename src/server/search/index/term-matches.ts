import { shadesLike } from '../vocabulary/phrases.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Products, type RankedProduct, union } from './products.ts'
import type { SearchTerm } from './search-query.ts'

/** Minimum letters of a typed text that is matched inside of words. */
const SHORTEST_PART = 4

/** Products that match a query term. */
export interface TermMatches {
  /** Products named by the typed word, if it isn't the proper name of the type or colour. */
  readonly nameHasTyped?: Products
  /** Each set adds a point to the score of its products. */
  readonly scored: readonly Products[]
  /** Products that may be listed for the term. */
  readonly matching: Products
  /** The next best products; few queries need them. */
  readonly nextBest: () => Products
}

export function matchesOf(index: CatalogueIndex, term: SearchTerm): TermMatches {
  const { price, word } = term
  if (price) return only(index.priced(price.min, price.max))
  if (word !== undefined) {
    const containing = index.anyFieldContains(word)
    const matching = containing.size === 0 ? index.nameResembles(word) : containing
    return { scored: [index.nameContains(word)], matching, nextBest: () => matching }
  }
  return term.fact ? matchesOfFact(index, term, term.fact) : matchesOfTheme(index, term)
}

/**
 * Products with a filter's value, and those whose name contains the typed alias: the same as
 * suggestions count. Descriptions count only if no product has the value; for a colour, only those
 * of products without one: a grey case with 'a touch of blue' is not blue.
 */
function matchesOfFact(
  index: CatalogueIndex,
  term: SearchTerm,
  { facet, values, otherwise }: NonNullable<SearchTerm['fact']>,
): TermMatches {
  const { alias, phrases = [], typed, near } = term
  const having = index.with(facet, values)
  if (having.size === 0 && otherwise) return only(index.with(facet, otherwise))
  const nameHasTyped = alias === undefined ? new Set<RankedProduct>() : index.nameHasPhrase([alias])
  const isShade = facet === 'colour' && alias !== undefined
  const meant = union([having, nameHasTyped])
  const byText = () => {
    const found = withText(index, phrases, typed)
    if (facet !== 'colour') return found
    return new Set([...found].filter(({ values: { colour } }) => colour.length === 0))
  }
  const matching = meant.size === 0 ? byText() : meant
  return {
    ...(isShade && { nameHasTyped }),
    scored: [
      meant,
      ...(typed === undefined ? [] : [index.nameHasPhrase([typed])]),
      ...(isShade ? shadeScores(index, alias) : []),
    ],
    matching,
    nextBest: () =>
      near
        ? union([matching, byText(), matchesOf(index, { label: term.label, ...near }).matching])
        : matching,
  }
}

/**
 * Products whose name or description contains a motif or feature, first those with the typed word.
 */
function matchesOfTheme(index: CatalogueIndex, term: SearchTerm): TermMatches {
  const { phrases = [], nameWords = [], typed } = term
  const byName = index.nameHasPhrase([...phrases, ...nameWords])
  const all = union([byName, index.textHasPhrase(phrases)])
  const found = all.size === 0 ? withText(index, [], typed) : all
  const typedPhrases = typed === undefined ? [] : [typed]
  const nameHasTyped = index.nameHasPhrase(typedPhrases)
  return {
    nameHasTyped,
    scored: [byName, nameHasTyped, index.textHasPhrase(typedPhrases)],
    matching: found,
    nextBest: () => found,
  }
}

/** Products with one of these phrases in a text, otherwise with the typed text inside of a word. */
function withText(
  index: CatalogueIndex,
  phrases: readonly string[],
  typed: string | undefined,
): Products {
  const anywhere = index.textHasPhrase(phrases)
  const isPart = anywhere.size === 0 && typed !== undefined && typed.length >= SHORTEST_PART
  return isPart ? index.anyFieldContains(typed) : anywhere
}

function only(products: Products): TermMatches {
  return { scored: [products], matching: products, nextBest: () => products }
}

/** Products that mention a shade score twice, those named by another word for it once. */
function shadeScores(index: CatalogueIndex, shade: string): readonly Products[] {
  const anywhere = index.textHasPhrase([shade])
  return [anywhere, union([anywhere, index.nameHasPhrase(shadesLike(shade))])]
}
