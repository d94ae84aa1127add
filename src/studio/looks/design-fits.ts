import type { Brand } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design-sentences.ts'
import { isMotif } from './motif-names.ts'
import { styleOf } from './styles.ts'

/**
 * Reason, as a sentence, for which a design can't be drawn on a product; null if it can (rule:
 * drawn-pictures). The existence of its artwork is checked by the server.
 */
export function designMistake(
  { look, motif, artwork }: Design,
  { kind }: Pick<Brand, 'kind'>,
  caseType: string,
): string | null {
  if (!styleOf(kind, caseType, look)) return designSentences.style
  if (kind === 'earphones') return motif || artwork ? designSentences.onlyPhones : null
  return motif === null || isMotif(motif) ? null : designSentences.motif
}
