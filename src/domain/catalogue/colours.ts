import * as messages from '#messages/colours.ts'

/** Colour of products, by which a listing can be filtered (rule: colours). */
interface ColourRow {
  /** Word in addresses and in a product's `colours`; fixed. */
  readonly slug: string
  /** Name on every screen. */
  readonly name: string
  /** Colour of its dot; null for several colours. */
  readonly dot: `#${string}` | null
}

/** Order of the dots in a filter: dark to light, then by hue. */
const table = [
  { slug: 'black', name: messages.black, dot: '#1b1b1f' },
  { slug: 'grey', name: messages.grey, dot: '#8a8f98' },
  { slug: 'white', name: messages.white, dot: '#ffffff' },
  { slug: 'cream', name: messages.cream, dot: '#efe4cf' },
  { slug: 'brown', name: messages.brown, dot: '#6f4a2f' },
  { slug: 'gold', name: messages.gold, dot: '#cfa64a' },
  { slug: 'yellow', name: messages.yellow, dot: '#f2c230' },
  { slug: 'orange', name: messages.orange, dot: '#e9793a' },
  { slug: 'red', name: messages.red, dot: '#c3212f' },
  { slug: 'maroon', name: messages.maroon, dot: '#6b1425' },
  { slug: 'pink', name: messages.pink, dot: '#f0a6b8' },
  { slug: 'purple', name: messages.purple, dot: '#8d6bb8' },
  { slug: 'navy', name: messages.navy, dot: '#1c2d5a' },
  { slug: 'blue', name: messages.blue, dot: '#3f7fc4' },
  { slug: 'teal', name: messages.teal, dot: '#1d7a80' },
  { slug: 'green', name: messages.green, dot: '#3d8a4f' },
  { slug: 'multicolour', name: messages.multicolour, dot: null },
] as const satisfies readonly ColourRow[]

export type ColourSlug = (typeof table)[number]['slug']

export interface Colour extends ColourRow {
  readonly slug: ColourSlug
}

/** Colours, in the order of every screen. */
export const colours: readonly Colour[] = table

/** Whether the table has a colour with this slug. */
export function isColour(slug: string): slug is ColourSlug {
  return colours.some((colour) => colour.slug === slug)
}

/** Colours in the order of the table, without duplicates. */
export function coloursInOrder(slugs: readonly string[]): ColourSlug[] {
  return colours.map(({ slug }) => slug).filter((slug) => slugs.includes(slug))
}
