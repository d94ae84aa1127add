import type { DeviceKind } from '#studio/design.ts'
import table from './styles.json' with { type: 'json' }

/**
 * A look in the form of the owner's choice. Names only, so that a form of styles need not load the
 * drawings.
 */
export interface Style {
  /** A look of the studio's book for the case type. */
  readonly key: string
  readonly label: string
  /** Whether a chosen colour changes it. */
  readonly takesColour: boolean
  /** Names of looks with the same drawing, in fixed colours. */
  readonly same?: readonly string[]
}

/** Styles of a case type, the default of a new design first. */
export function stylesOf(kind: DeviceKind, caseType: string): readonly Style[] {
  return styles[kind][caseType] ?? []
}

/** The style of a look; undefined if the case type lacks it. */
export function styleOf(kind: DeviceKind, caseType: string, look: string): Style | undefined {
  return stylesOf(kind, caseType).find(({ key, same }) => key === look || same?.includes(look))
}

/** Looks that forms no longer offer, and that existing products keep. */
export const retiredLooks: readonly string[] = ['ink-strokes']

type Styles = Readonly<Partial<Record<string, readonly Style[]>>>

/** Styles by kind of device and case type, in the order of the form. */
const styles: Readonly<Record<DeviceKind, Styles>> = table
