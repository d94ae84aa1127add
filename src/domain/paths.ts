import { type PageName, pages } from './pages.ts'
import type { HelpTopic } from './settings/help.ts'

/** One string per parameter of a pattern: two for '/a/:b/c/:d'. */
type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [parameter: string, ...Parameters<Rest>]
  : []

type Paths = {
  readonly [Name in PageName]: (
    ...parameters: Parameters<(typeof pages)[Name]['pattern']>
  ) => string
}

/**
 * Addresses of pages, by the name of the row in pages.ts: `paths.order(id)` for a pattern with a
 * parameter, `paths.orders()` for one without. Links, redirects and tests use them.
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
 * Address of a product's page on a model; without one, its canonical address (rule:
 * pictures-follow-the-phone).
 */
export function productAddress(slug: string, model: string): string {
  return forModel(paths.product(slug), model)
}

/** Address of a brand's landing page for one model (rule: landing-pages). */
export function modelAddress(brandSlug: string, model: string): string {
  return forModel(paths.brand(brandSlug), model)
}

function forModel(address: string, model: string): string {
  return model === '' ? address : `${address}?${new URLSearchParams({ model })}`
}

/** Address of an answer on the help page (rule: help). */
export function helpOn(topic: HelpTopic): string {
  return `${paths.help()}#${topic}`
}
