import type { HelpTopic } from './help.ts'
import { type PageName, pages } from './pages.ts'

/** As many texts as a pattern has parameters: two of '/a/:b/c/:d'. */
type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [parameter: string, ...Parameters<Rest>]
  : []

type Paths = {
  readonly [Name in PageName]: (
    ...parameters: Parameters<(typeof pages)[Name]['pattern']>
  ) => string
}

/**
 * The address of every page, by the name of its row in pages.ts: `paths.order(id)` where the pattern
 * has a parameter, `paths.orders()` where it has none. Links, redirects and tests build theirs here.
 */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { pattern }]) => [
    name,
    (...parameters: readonly string[]) => {
      let next = 0
      return pattern.replace(/:\w+/g, () => encodeURIComponent(parameters[next++] ?? ''))
    },
  ]),
) as Paths

/**
 * The page of a product as it looks on a model; for none, its one address
 * (rule: pictures-follow-the-phone).
 */
export function productAddress(slug: string, model: string): string {
  return forModel(paths.product(slug), model)
}

/**
 * The page of a brand's cases for one model: the one address of its landing page
 * (rule: landing-pages).
 */
export function modelAddress(brandSlug: string, model: string): string {
  return forModel(paths.brand(brandSlug), model)
}

function forModel(address: string, model: string): string {
  return model === '' ? address : `${address}?${new URLSearchParams({ model })}`
}

/** Where the help page answers a question (rule: help). */
export function helpOn(topic: HelpTopic): string {
  return `${paths.help()}#${topic}`
}
