import { t } from '#messages'

/** Colour of products, by which a listing can be filtered (rule: colours). */
interface ColourRow {
  /** Its English name, in addresses and in a product's `colours`; fixed. */
  readonly slug: string
  /** Name on every screen. */
  readonly name: string
  /** Colour of its dot; null for several colours. */
  readonly dot: `#${string}` | null
}

/** Order of the dots in a filter: dark to light, then by hue. */
const table = [
  { slug: 'black', dot: '#1b1b1f' },
  { slug: 'grey', dot: '#8a8f98' },
  { slug: 'white', dot: '#ffffff' },
  { slug: 'cream', dot: '#efe4cf' },
  { slug: 'brown', dot: '#6f4a2f' },
  { slug: 'gold', dot: '#cfa64a' },
  { slug: 'yellow', dot: '#f2c230' },
  { slug: 'orange', dot: '#e9793a' },
  { slug: 'red', dot: '#c3212f' },
  { slug: 'maroon', dot: '#6b1425' },
  { slug: 'pink', dot: '#f0a6b8' },
  { slug: 'purple', dot: '#8d6bb8' },
  { slug: 'navy', dot: '#1c2d5a' },
  { slug: 'blue', dot: '#3f7fc4' },
  { slug: 'teal', dot: '#1d7a80' },
  { slug: 'green', dot: '#3d8a4f' },
  { slug: 'multicolour', dot: null },
] as const satisfies readonly Omit<ColourRow, 'name'>[]

export type ColourSlug = (typeof table)[number]['slug']

export interface Colour extends ColourRow {
  readonly slug: ColourSlug
}

/** Colours, in the order of every screen. */
export const colours: readonly Colour[] = table.map(({ slug, dot }) => ({
  slug,
  dot,
  get name() {
    return t.filters[slug]
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
