import type { Design } from '#studio/design.ts'
import type { Colour } from '#studio/drawing/colour.ts'
import table from './scenes.json' with { type: 'json' }

/** Placement of a case on a table, a picture of `tables/`. */
export interface SceneSetting {
  /** Position of its middle, in millimetres from the middle of the picture. */
  readonly x: number
  readonly y: number
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

export type SceneName = keyof typeof table

/** Scenes by the name of their table's picture. */
export const scenes: Readonly<Record<SceneName, SceneSetting>> = table

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
  const { collection, collected } = scenes[name]
  return collected === undefined || collected === caseType ? collection : null
}
