const ASCII = /^[\0-\x7F]*$/

/** Characters without a glyph but joiners: marks of direction, zero-width ones, fillers, blanks. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu

/** Joiners that don't stand between two letters of a script whose letters they join or part. */
const IDLE_JOINER =
  /(?<!(?!\p{Script=Latin})[\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!(?!\p{Script=Latin})\p{L})/gu

/** Text of nothing but spaces, controls and characters without a glyph. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * An e-mail address, number or code without the characters that nobody sees, which copying and
 * keyboards add; joiners between letters stay (rule: invisible-characters). Not for texts: emojis
 * consist of such characters, too.
 */
export function withoutInvisible(typed: string): string {
  if (ASCII.test(typed)) return typed
  return typed.replace(INVISIBLE, '').replace(IDLE_JOINER, '')
}

/** Whether a text shows nothing, so that it counts as empty (rule: invisible-characters). */
export function showsNothing(text: string): boolean {
  return BLANK.test(text)
}
