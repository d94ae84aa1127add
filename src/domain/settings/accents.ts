/**
 * Accent colours that an owner can choose, with their shades (rule: accents): `colour` for buttons
 * and links, `deep` for their pressed state and for backgrounds, `tint` behind them; in e-mails,
 * `pale` behind a sum and `night` for dark mode. The stylesheet repeats the first three; a test
 * compares them and checks the contrast of text.
 */
export const accents = {
  plum: {
    name: 'Plum',
    colour: '#5b2a86',
    deep: '#47206a',
    tint: '#efe6f9',
    pale: '#f6f1fa',
    night: '#c9a6ee',
  },
  indigo: {
    name: 'Indigo',
    colour: '#373a94',
    deep: '#2a2c72',
    tint: '#e8e9f8',
    pale: '#f1f2fb',
    night: '#aeb2f5',
  },
  ocean: {
    name: 'Ocean',
    colour: '#174f7c',
    deep: '#103a5c',
    tint: '#e3eff8',
    pale: '#eff6fb',
    night: '#93c5ee',
  },
  teal: {
    name: 'Teal',
    colour: '#0c5557',
    deep: '#083f41',
    tint: '#dff1f1',
    pale: '#eef8f8',
    night: '#84d0d1',
  },
  forest: {
    name: 'Forest',
    colour: '#1c5a33',
    deep: '#144325',
    tint: '#e2f2e7',
    pale: '#f0f8f2',
    night: '#8fd3a6',
  },
  cocoa: {
    name: 'Cocoa',
    colour: '#69391d',
    deep: '#4f2a15',
    tint: '#f6eae1',
    pale: '#faf4ef',
    night: '#e8b795',
  },
  rose: {
    name: 'Rose',
    colour: '#8a1f55',
    deep: '#691640',
    tint: '#fbe7f0',
    pale: '#fdf3f8',
    night: '#f2a3c9',
  },
  graphite: {
    name: 'Graphite',
    colour: '#3b3644',
    deep: '#292531',
    tint: '#ebe9ee',
    pale: '#f4f3f6',
    night: '#c4bfcc',
  },
} as const

export type Accent = keyof typeof accents

export const accentNames = Object.keys(accents) as [Accent, ...Accent[]]

/** Pixels of the drawn mark's square files. */
export const drawnIconSizes = { touch: 180, small: 192, large: 512 } as const

/** The addresses of the drawn mark's files for tabs and home screens. */
export interface DrawnIcons {
  readonly svg: string
  /** The mark on a rounded square; `small` and `large` as in `drawnIconSizes`. */
  readonly small: string
  readonly large: string
  /** The mark in the middle of a full square, for phones that mask icons to their own shape. */
  readonly maskable: string
  readonly touch: string
}

/**
 * The drawn mark's files in an accent (rule: accents). Plum's are in the repository, since browsers
 * request some of their addresses by themselves; those of the other accents are drawn by the build.
 */
export function drawnIcons(accent: Accent): DrawnIcons {
  const own = accent === 'plum'
  const of = (name: string) => (own ? `/${name}` : `/icons/${accent}-${name}`)
  return {
    svg: of('icon.svg'),
    small: of('icon-192.png'),
    large: of('icon-512.png'),
    maskable: of('icon-maskable-512.png'),
    touch: of('apple-touch-icon.png'),
  }
}
