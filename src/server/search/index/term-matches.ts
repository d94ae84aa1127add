import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { type QueryTerm, typedWords } from '../query/query-term.ts'
import { coloursNear, phrasesOf, shadesLike } from '../vocabulary/phrases.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Products, union } from './products.ts'

export interface TermMatches {
  /** Products named by the typed word, if it isn't the proper name of the type or colour. */
  readonly nameHasTyped?: Products
  /** Each set adds a point to the score of its products. */
  readonly scored: readonly Products[]
  readonly matching: Products
  /** The next best products, where they are others; few queries need them. */
  readonly nextBest?: () => Products
}

/** Minimum letters of a typed text that is matched inside of words. */
const SHORTEST_PART = 4

const NO_LIMIT = 1e9

/** Products for a term of the query. */
export function matchesOf(index: CatalogueIndex, term: QueryTerm, query: string): TermMatches {
  // A supposed misspelling may be a name.
  const typed = typedWords(query, term.spans).toLowerCase()
  switch (term.kind) {
    case 'model': {
      const exact = index.with('deviceModel', term.models)
      return only(exact.size > 0 ? exact : index.with('deviceModel', term.family))
    }
    case 'series':
      return only(index.with('deviceModel', term.models))
    case 'brand':
      return only(index.with('brand', term.brands))
    case 'type': {
      const named = index.nameHasPhrase([typed])
      const meant = union([index.with('caseType', term.types), named])
      const matching = meant.size > 0 ? meant : withText(index, [typed], typed)
      return { scored: [meant, named], matching }
    }
    case 'colour':
      return matchesOfColours(index, term.colours, typed)
    case 'motif':
    case 'feature':
      return matchesOfTheme(index, term, typed)
    case 'price': {
      const { min = 0, max = NO_LIMIT } = term
      return only(index.priced(paisaFromRupees(min), paisaFromRupees(max)))
    }
    case 'goods':
      return only(index.nameHasPhrase([term.label]))
    case 'sort':
      return only(index.all())
    case 'unknown':
    case 'word': {
      const word = term.label.toLowerCase()
      const containing = index.anyFieldContains(word)
      const matching = containing.size > 0 ? containing : index.names.resembling(word)
      return { scored: [index.names.containing(word)], matching }
    }
  }
}

function only(products: Products): TermMatches {
  return { scored: [products], matching: products }
}

/**
 * Products of a colour, and those named by the typed shade, as suggestions count; else by the
 * description of products without a colour. Similar colours are the next best.
 */
function matchesOfColours(
  index: CatalogueIndex,
  slugs: readonly ColourSlug[],
  typed: string,
): TermMatches {
  const isShade = !colours.some(({ name }) => name.toLowerCase() === typed)
  const nameHasTyped = index.nameHasPhrase([typed])
  const having = index.with('colour', slugs)
  const meant = isShade ? union([having, nameHasTyped]) : having
  const byText = () => uncoloured(withText(index, [typed, ...phrasesOf(slugs)], typed))
  const matching = meant.size > 0 ? meant : byText()
  return {
    ...(isShade && { nameHasTyped }),
    scored: [meant, nameHasTyped, ...(isShade ? shadeScores(index, typed) : [])],
    matching,
    nextBest: () => {
      const near = slugs.flatMap(coloursNear)
      const havingNear = index.with('colour', near)
      const others =
        havingNear.size > 0 ? havingNear : uncoloured(index.textHasPhrase(phrasesOf(near)))
      return union([matching, byText(), others])
    },
  }
}

function uncoloured(products: Products): Products {
  return new Set([...products].filter(({ values }) => values.colour.length === 0))
}

/** Products that mention a shade score twice, those named by another word for it once. */
function shadeScores(index: CatalogueIndex, shade: string): readonly Products[] {
  const anywhere = index.textHasPhrase([shade])
  return [anywhere, union([anywhere, index.nameHasPhrase(shadesLike(shade))])]
}

/** Products whose name or description has a motif or feature, first those with the typed word. */
function matchesOfTheme(
  index: CatalogueIndex,
  { words, nameWords }: Extract<QueryTerm, { kind: 'motif' | 'feature' }>,
  typed: string,
): TermMatches {
  const typedPhrases = typed === '' ? [] : [typed]
  const phrases = nameWords.includes(typed) ? words : [...typedPhrases, ...words]
  const byName = index.nameHasPhrase([...phrases, ...nameWords])
  const found = union([byName, index.textHasPhrase(phrases)])
  const nameHasTyped = index.nameHasPhrase(typedPhrases)
  return {
    nameHasTyped,
    scored: [byName, nameHasTyped, index.textHasPhrase(typedPhrases)],
    matching: found.size > 0 ? found : withText(index, [], typed),
  }
}

/** Products with one of these phrases in a text, otherwise with the typed text inside of a word. */
function withText(index: CatalogueIndex, phrases: readonly string[], typed: string): Products {
  const anywhere = index.textHasPhrase(phrases)
  const isPart = anywhere.size === 0 && typed.length >= SHORTEST_PART
  return isPart ? index.anyFieldContains(typed) : anywhere
}
