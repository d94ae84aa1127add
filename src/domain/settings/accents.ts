import table from './accents.json' with { type: 'json' }

/**
 * Accent colours that an owner can choose, with their shades (rule: accents): `colour` for buttons
 * and links, `deep` for their pressed state and for backgrounds, `tint` behind them, `glow` behind the
 * cases of the home page; in e-mails, `pale` behind a sum and `night` for dark mode. A test checks the
 * contrast of text.
 */
export const accents: Readonly<Record<Accent, Shades>> = table

export type Accent = keyof typeof table

/** Name of an accent and its colours, as `#rrggbb`. */
type Shades = Readonly<
  Record<'name' | 'colour' | 'deep' | 'tint' | 'glow' | 'pale' | 'night', string>
>

export const accentNames = Object.keys(table) as [Accent, ...Accent[]]

/** Pixels of the drawn mark's square files. */
export const drawnIconSizes = { touch: 180, small: 192, large: 512 } as const

/**
 * The drawn mark's files in an accent (rule: accents). Plum's are in the repository, since browsers
 * request some of their addresses by themselves; those of the other accents are drawn by the build.
 */
export function drawnIcons(accent: Accent) {
  const own = accent === 'plum'
  const of = (name: string) => (own ? `/${name}` : `/icons/${accent}-${name}`)
  return {
    svg: of('icon.svg'),
    /** The mark on a rounded square; `small` and `large` as in `drawnIconSizes`. */
    small: of('icon-192.png'),
    large: of('icon-512.png'),
    /** The mark in the middle of a full square, for phones that mask icons to their own shape. */
    maskable: of('icon-maskable-512.png'),
    touch: of('apple-touch-icon.png'),
  }
}
