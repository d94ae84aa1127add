import type { Brand } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { designSentences } from '#domain/catalogue/designs/design-sentences.ts'
import { isMotif } from './motif-names.ts'
import { styleOf } from './styles.ts'

/**
 * Why a design can't be drawn on a product, as a sentence; null when it can (rule: drawn-pictures).
 * Whether its artwork is there, only the server knows.
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
