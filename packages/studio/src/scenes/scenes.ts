import type { Design } from '#studio/design.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { Point } from '#studio/drawing/svg.ts'

/** Placement of a case on a table, a picture of `tables/`. */
export interface SceneSetting {
  /** Position of its middle, in millimetres from the middle of the picture. */
  readonly at: Point
  /** Clockwise, degrees. */
  readonly turn: number
  /** Colour of its shadow. */
  readonly shade: Colour
  /** Opacity of its shadow, 1 as on paper. */
  readonly depth: number
  /** Collection of its cases, by slug; null for a scene of several subjects. */
  readonly collection: string | null
  /** The only case type of the collection; all types without one. */
  readonly collected?: string
  /** Looks and motifs with this scene. */
  readonly of: readonly string[]
}

/** Scenes by the name of their table's picture. */
export const scenes = {
  tailgate: {
    at: [-6, 6],
    turn: -15,
    shade: '#0a1416',
    depth: 2,
    collection: 'truck-art',
    of: ['truck-art-peacock', 'truck-art-rose', 'truck-art-name', 'night-rickshaw', 'number-plate'],
  },
  'chai-table': {
    at: [-14, 6],
    turn: -15,
    shade: '#150c06',
    depth: 2,
    collection: 'names',
    collected: 'Name Customization',
    of: [
      'balloon',
      'boarding-pass',
      'cassette',
      'chess',
      'corner-name',
      'couple-names',
      'doodh-patti',
      'gold-foil',
      'kufi',
      'lahore-rooftops',
      'monogram',
      'nastaliq',
      'neon',
      'postmark',
      'signature',
      'typewriter',
    ],
  },
  'mountain-rock': {
    at: [-8, 2],
    turn: -15,
    shade: '#14161c',
    depth: 1.8,
    collection: 'mountains',
    of: ['karakoram', 'contour-lines', 'markhor'],
  },
  charpai: {
    at: [-8, 12],
    turn: -15,
    shade: '#1a120a',
    depth: 2,
    collection: null,
    of: ['monsoon-clouds', 'multan-blue', 'sunset-at-clifton', 'thar-night'],
  },
  'dressing-table': {
    at: [-20, -5],
    turn: -15,
    shade: '#0c0604',
    depth: 2,
    collection: 'wedding',
    collected: 'Girlish Covers',
    of: [
      'ajrak',
      'chooriyan',
      'floral-wreath',
      'gajra',
      'lace',
      'mehndi',
      'pearl-chain',
      'pressed-flowers',
      'rose-gold',
    ],
  },
  'cricket-pitch': {
    at: [-14, 6],
    turn: -15,
    shade: '#14120a',
    depth: 1.9,
    collection: 'cricket',
    of: ['cricket-seam', 'jersey'],
  },
  hand: {
    at: [-1, 3.8],
    turn: -15,
    shade: '#1a0f0a',
    depth: 1.2,
    collection: null,
    of: [
      'anaar-red',
      'bottle-green',
      'chalk-white',
      'charcoal-grip',
      'coffee-brown',
      'coral-liquid',
      'deep-maroon',
      'dhund-grey',
      'ivory-matte',
      'jamun-matte',
      'lavender-silicon',
      'lilac-mist',
      'midnight-matte',
      'mint-liquid',
      'mustard',
      'navy-matte',
      'olive-matte',
      'pista-silicon',
      'powder-blue',
      'rose-clay',
      'sand-beige',
      'sindhri',
      'storm-grey',
      'teal-matte',
      'terracotta',
      'two-tone',
      'velvet-lined',
    ],
  },
} as const satisfies Readonly<Record<string, SceneSetting>>

export type SceneName = keyof typeof scenes

const sceneByWord = new Map<string, SceneName>(
  (Object.keys(scenes) as SceneName[]).flatMap((name) =>
    scenes[name].of.map((word) => [word, name] as const),
  ),
)

/**
 * Returns the scene of a design by its motif, otherwise its look; null for a design without one,
 * and for a picture of the owner's, whose subject is unknown.
 */
export function sceneOf({
  look,
  motif,
  artwork,
}: Pick<Design, 'look' | 'motif' | 'artwork'>): SceneName | null {
  return artwork ? null : (sceneByWord.get(motif ?? look) ?? null)
}

/** Collection of a case with a scene, by slug; null for a case without one. */
export function collectionOf({
  design,
  caseType,
}: {
  readonly design: Design
  readonly caseType: string
}): string | null {
  const name = sceneOf(design)
  if (name === null) return null
  const { collection, collected }: SceneSetting = scenes[name]
  return collected === undefined || collected === caseType ? collection : null
}
