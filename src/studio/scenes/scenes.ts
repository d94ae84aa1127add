import type { CaseType } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import type { Point } from '#studio/drawing/svg.ts'

/** How a case lies on one of the tables that `npm run studio -- scene` draws. */
export interface SceneSetting {
  /** Where its middle lies, in millimetres from the middle of the picture. */
  readonly at: Point
  /** Clockwise, degrees. */
  readonly turn: number
  /** The colour of its shadow. */
  readonly shade: Colour
  /** How dark its shadow is, 1 as on paper. */
  readonly depth: number
  /** The collection of its cases, by slug (rule: collections). */
  readonly collection: string
  /** The only case type that is of the collection; all are without one. */
  readonly collected?: CaseType
  /** The looks and motifs that are shown there. */
  readonly of: readonly string[]
}

/** Every scene by the name of its table's picture. */
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
} as const satisfies Readonly<Record<string, SceneSetting>>

export type SceneName = keyof typeof scenes

const sceneByWord = new Map<string, SceneName>(
  (Object.keys(scenes) as SceneName[]).flatMap((name) =>
    scenes[name].of.map((word) => [word, name] as const),
  ),
)

/**
 * The scene of a design's family, by its motif or else its look; null for a family without one, and for
 * a picture of the owner's, which may show anything.
 */
export function sceneOf({
  look,
  motif,
  artwork,
}: Pick<Design, 'look' | 'motif' | 'artwork'>): SceneName | null {
  return artwork ? null : (sceneByWord.get(motif ?? look) ?? null)
}

/** The collection of a case that is shown in its scene, by slug; null for a case that is of none. */
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
