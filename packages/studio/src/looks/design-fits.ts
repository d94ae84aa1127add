import type { Design, DeviceKind } from '#studio/design.ts'
import { isMotif } from './motif-names.ts'
import { styleOf } from './styles.ts'

/**
 * Reason for which a design can't be drawn: `style`, a look of another case type; `motif`, an
 * unknown one; `onlyPhones`, a motif or artwork on earphones.
 */
export type DesignMistake = 'style' | 'motif' | 'onlyPhones'

/**
 * Checks whether a design can be drawn on a kind of device and case type; null if it can. Bytes of
 * its artwork are the caller's concern.
 */
export function designMistake(
  { look, motif, artwork }: Design,
  kind: DeviceKind,
  caseType: string,
): DesignMistake | null {
  if (!styleOf(kind, caseType, look)) return 'style'
  if (kind === 'earphones') return motif || artwork ? 'onlyPhones' : null
  return motif === null || isMotif(motif) ? null : 'motif'
}
