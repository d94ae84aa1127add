import names from './motif-names.json' with { type: 'json' }

/**
 * Motifs for any phone case, in the form of the owner's choice; the prints are in `motifs.ts`.
 * Names only, as in `styles.ts`.
 */
export const motifNames: Readonly<typeof names> = names

export type MotifName = keyof typeof names

/** Whether a motif of this name exists. */
export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifNames, name)
}
