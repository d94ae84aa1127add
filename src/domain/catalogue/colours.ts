import { t } from '#messages'
import table from './colours.json' with { type: 'json' }

/** English name of a colour, in addresses and in a product's `colours`; fixed. */
export type ColourSlug = keyof typeof table

/** Colour of products, by which a listing can be filtered (rule: colours). */
export interface Colour {
  readonly slug: ColourSlug
  /** Name on every screen. */
  readonly name: string
  /** Colour of its dot, as `#rrggbb`; null for several colours. */
  readonly dot: string | null
}

/** Colours in the order of every screen: dark to light, then by hue. */
export const colours: readonly Colour[] = Object.entries(table).map(([slug, dot]) => ({
  slug: slug as ColourSlug,
  dot,
  get name() {
    return t.filters[slug as ColourSlug]
  },
}))

/** Whether the table has a colour with this slug. */
export function isColour(slug: string): slug is ColourSlug {
  return colours.some((colour) => colour.slug === slug)
}

/** Colours in the order of the table, without duplicates. */
export function coloursInOrder(slugs: readonly string[]): ColourSlug[] {
  return colours.map(({ slug }) => slug).filter((slug) => slugs.includes(slug))
}
