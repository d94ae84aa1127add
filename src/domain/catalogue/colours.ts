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
    return t.common[slug]
  },
}))

/** Nearest colours, shown when no product of the exact one matches a search. */
export const nearColours: Readonly<Partial<Record<ColourSlug, readonly ColourSlug[]>>> = {
  white: ['cream'],
  cream: ['white'],
  gold: ['yellow'],
  yellow: ['gold'],
  red: ['maroon'],
  maroon: ['red'],
  navy: ['blue'],
  blue: ['navy', 'teal'],
  teal: ['blue', 'green'],
  green: ['teal'],
}

/** Whether the table has a colour with this slug. */
export function isColour(slug: string): slug is ColourSlug {
  return colours.some((colour) => colour.slug === slug)
}

/** Colours in the order of the table, without duplicates. */
export function coloursInOrder(slugs: readonly string[]): ColourSlug[] {
  return colours.map(({ slug }) => slug).filter((slug) => slugs.includes(slug))
}

/**
 * Synonyms of each colour: its shades, and its words in Roman Urdu and Urdu. A shade between two
 * colours belongs to both. Separate from the table, so that browsers that draw dots don't download
 * it.
 */
export const colourWords: Readonly<Record<ColourSlug, string>> = {
  black: `kala, kaala, kali, kaali, kale, kaley, siyah, jet black, midnight black,
    blk, blak, کالا, کالی, کالے, سیاہ, بلیک`,
  grey: `gray, silver, silvery, charcoal, slate, ash, graphite, gunmetal, gun metal, smoke, smoky,
    storm grey, space grey, space gray, titanium, dhund, surmai, surmayi, slaiti, saleti, chandi,
    silver grey, dark grey, light grey, سرمئی, گرے, سلور, چاندی, سلیٹی`,
  white: `safed, sufaid, safaid, sufed, safeid, safaed, chitta, chalk white, snow white, milky,
    wht, سفید, وائٹ`,
  cream: `off white, offwhite, half white, ivory, beige, sand, nude, skin, skin colour, skin color,
    fawn, vanilla, creme, kreem, pearl white, ecru, khaki, کریم, آف وائٹ, سکن, خاکی`,
  brown: `bhura, bhoora, bhuri, chocolate, coffee, mocha, tan, camel colour, camel brown, badami, copper, bronze, rust,
    terracotta, walnut, caramel, toffee, braun, بھورا, براؤن, بادامی, چاکلیٹی`,
  gold: `golden, sunehra, sunehri, sunhera, sunheri, sona, champagne, rose gold, rosegold, gold plated,
    bronze, سنہرا, سنہری, گولڈن, گولڈ`,
  yellow: `peela, peeli, pila, pili, peele, zard, mustard, lemon, basanti, sarson, mango yellow,
    sindhri, honey, amber, پیلا, پیلی, زرد, مسٹرڈ, بسنتی`,
  orange: `narangi, naranji, malta, peach, coral, rust, terracotta, apricot, amber, نارنجی, اورنج, پیچ, مالٹا`,
  red: `laal, lal, surkh, scarlet, crimson, cherry red, blood red, ruby, anaar, anari, لال, سرخ, ریڈ, اناری`,
  maroon: `mehroon, mahroon, maron, meroon, marun, burgundy, wine, wine red, unabi, unnabi, dark red,
    deep red, deep maroon, میرون, مہرون, عنابی`,
  pink: `gulabi, gulaabi, gulaby, ghulabi, baby pink, hot pink, shocking pink, light pink, dark pink,
    tea pink, rose pink, blush, magenta, fuchsia, fuschia, rose gold, rosegold, peach, coral,
    salmon, pinkish, rose clay, rosewater, گلابی, پنک, ٹی پنک, پیچ`,
  purple: `jamni, jamuni, jamun, baingani, bengani, kasni, violet, lilac, lavender, lavendar, mauve,
    plum, voilet, light purple, dark purple, جامنی, پرپل, کاسنی, لیونڈر, بنفشی, بینگنی, جامن`,
  navy: `navy blue, dark blue, dark neela, gehra neela, gahra neela, gehra neela rang, midnight blue, deep blue, neevi, nevy, nevy blue, گہرا نیلا, نیوی`,
  blue: `neela, neeli, nila, nili, neele, neelay, asmani, aasmani, sky, sky blue, skyblue, light blue,
    baby blue, royal blue, ice blue, powder blue, electric blue, sea blue, denim, denim blue,
    cobalt, indigo, sapphire, نیلا, نیلی, نیلے, آسمانی, بلیو, بلو, سکائی بلیو, اسکائی بلیو, رائل بلیو`,
  teal: `turquoise, aqua, cyan, firozi, ferozi, feroza, firoza, feroza blue, sea green, tiffany,
    فیروزی`,
  green: `hara, haraa, hari, haray, sabz, sabaz, olive, mint, mint green, podina, pista, pistachio, emerald,
    bottle green, dark green, light green, neon green, parrot green, army green, sea green, dhani,
    mehndi green, forest green, lime, moongia, مونگیا, زیتونی, پستہ, دھانی, ہرا, ہری, سبز, گرین`,
  multicolour: `multicolor, multi colour, multi color, multi, colourful, colorful, rainbow, rangeen,
    rang birangi, rang biranga, rangbirangi, satrangi, many colours, رنگین, رنگ برنگی, ملٹی, ملٹی کلر`,
}

/**
 * Words for one shade within a colour, which is wider: of the purple cases, those called lilac come
 * before plum for 'lavender'.
 */
const shades: readonly string[] = [
  'lavender, lavendar, lilac, mauve, light purple, لیونڈر',
  'plum, jamun, jamuni, dark purple',
  'burgundy, wine, wine red, unabi, unnabi, deep maroon, عنابی',
  'peach, apricot, salmon, coral, پیچ',
  'baby pink, light pink, tea pink, blush, rosewater, ٹی پنک',
  'hot pink, shocking pink, magenta, fuchsia, fuschia',
  'rose gold, rosegold',
  'sky, sky blue, skyblue, light blue, baby blue, ice blue, powder blue, asmani, aasmani, آسمانی, سکائی بلیو',
  'denim, denim blue',
  'turquoise, aqua, cyan, tiffany, firozi, ferozi, feroza, firoza, فیروزی',
  'mint, mint green, podina, pista, pistachio, light green',
  'olive, army green, mehndi green',
  'bottle green, dark green, forest green, emerald',
  'mustard, sarson, haldi, مسٹرڈ',
  'beige, sand, fawn, nude, ecru, khaki, خاکی',
  'chocolate, coffee, mocha, چاکلیٹی',
  'caramel, toffee, tan, badami, بادامی',
  'silver, silvery, chandi, سلور, چاندی',
  'charcoal, slate, graphite, gunmetal, gun metal, dark grey, slaiti, سلیٹی',
]

const shadeOf: ReadonlyMap<string, readonly string[]> = new Map(
  shades.flatMap((row) => {
    const words = row.split(', ')
    return words.map((word): [string, readonly string[]] => [word, words])
  }),
)

/** Words for the shade that this word names; none for the name of a whole colour. */
export function shadesLike(word: string): readonly string[] {
  return shadeOf.get(word) ?? []
}
