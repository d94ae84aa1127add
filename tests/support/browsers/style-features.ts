import type { Identifier } from '@mdn/browser-compat-data/types'
import { browsersWithout, data, type Feature } from './compatibility.ts'

const { properties, selectors, types, 'at-rules': atRules } = data.css

/** Functions of values, of colours among them. */
const functions = { ...types, ...types?.color } as Readonly<Record<string, Identifier>>
const units: readonly (readonly [RegExp, string])[] = [
  [/\dd(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\ds(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_small'],
  [/\dl(?:vh|vw|vi|vb|vmin|vmax)\b/, 'viewport_percentage_units_large'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
  [/\dr?lh\b/, 'lh'],
]

const isLacking = (tree: Identifier | undefined) => browsersWithout(tree?.__compat).length > 0

/**
 * Features in a stylesheet that a supported browser lacks: properties, values, selectors, at-rules.
 * Left out are rules inside `@supports`, and values that follow another for the same property.
 */
export function lackingInStyles(css: string): ReadonlySet<Feature> {
  const found = new Set<Feature>()
  const read = ({ prelude, inner }: Block) => {
    const [, atRule] = /^@([\w-]+)/.exec(prelude) ?? []
    if (atRule === 'supports') return
    if (atRule === undefined) for (const name of lackingSelectors(prelude)) found.add(name)
    else if (isLacking(atRules?.[atRule])) found.add(`@${atRule}`)
    if (atRule === 'media' && /[<>=]/.test(prelude) && isLacking(atRules?.media?.range_syntax))
      found.add('@media range')
    const known = new Set<string>()
    for (const part of partsOf(inner)) {
      if ('inner' in part) read(part)
      else for (const feature of lackingInDeclaration(part, known)) found.add(feature)
    }
  }
  read({ prelude: '', inner: css })
  return found
}

interface Block {
  readonly prelude: string
  readonly inner: string
}
interface Declaration {
  readonly property: string
  readonly value: string
}

/** The rules and declarations directly inside a block of minified CSS. */
function* partsOf(css: string): Generator<Block | Declaration> {
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const end = endOf(css, at)
    if (end > at) at = end
    else if (css[at] === '{') {
      let close = at + 1
      for (let open = 1; open > 0 && close < css.length; close++) {
        close = endOf(css, close)
        if (css[close] === '{') open++
        else if (css[close] === '}') open--
      }
      yield { prelude: css.slice(start, at).trim(), inner: css.slice(at + 1, close - 1) }
      at = close - 1
      start = close
    } else if (css[at] === ';' || at === css.length - 1) {
      const text = css.slice(start, css[at] === ';' ? at : undefined)
      const [, property, value] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(text) ?? []
      if (property !== undefined && value !== undefined) yield { property, value }
      start = at + 1
    }
  }
}

/** End of the string, escape or comment that begins at a position; else the position. */
function endOf(css: string, at: number): number {
  if (css[at] === '\\') return at + 1
  if (css.startsWith('/*', at)) return css.indexOf('*/', at) + 1
  if (css[at] !== '"' && css[at] !== "'") return at
  let end = at + 1
  while (end < css.length && css[end] !== css[at]) end += css[end] === '\\' ? 2 : 1
  return end
}

/** `known` holds the properties of the block that have a value for every browser. */
function lackingInDeclaration({ property, value }: Declaration, known: Set<string>): Feature[] {
  // A variable may have any value, and `-webkit-` stands beside the standard's own.
  if (property.startsWith('-')) return []
  const tree = properties?.[property]
  if (isLacking(tree)) return [property]
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const missing = [
    ...matchesOf(plain, /([a-z-]+)\(/g).filter((name) => isLacking(functions[name])),
    ...units
      .filter(([unit, key]) => unit.test(plain) && isLacking(types?.length?.[key]))
      .map(([, key]) => key),
    ...matchesOf(plain, /(?<![\w.(-])([a-z-]+)(?![\w(-])/g).filter((word) =>
      isLacking(tree?.[word]),
    ),
  ]
  if (missing.length === 0) known.add(property)
  return known.has(property) ? [] : missing.map((name) => `${property}: ${name}`)
}

function lackingSelectors(prelude: string): Feature[] {
  const written = prelude.replaceAll(/\\./g, '').replaceAll(/"[^"]*"|'[^']*'/g, '')
  return matchesOf(written, /:([a-z-]+)/g)
    .filter((name) => isLacking(selectors?.[name]))
    .map((name) => `:${name}`)
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
