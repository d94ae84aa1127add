import type { LookBook } from '#studio/cases/look.ts'

const painted = async () => (await import('#studio/looks/names/painted.ts')).paintedNames
const posted = async () => (await import('#studio/looks/names/posted.ts')).postedNames
const typeset = async () => (await import('#studio/looks/names/typeset.ts')).typesetNames
const written = async () => (await import('#studio/looks/names/written.ts')).writtenNames
const every = async () => (await import('#studio/looks/names.ts')).nameLooks

const books: Readonly<Record<string, () => Promise<LookBook>>> = {
  balloon: painted,
  'boarding-pass': posted,
  'corner-name': typeset,
  'couple-names': written,
  'floral-wreath': written,
  'gold-foil': typeset,
  jersey: painted,
  kufi: typeset,
  monogram: typeset,
  nastaliq: written,
  neon: written,
  'number-plate': painted,
  postmark: posted,
  signature: written,
  'truck-art-name': painted,
  typewriter: typeset,
}

/**
 * Loads the chunk that contains a look; for an unknown look all looks, since the studio replaces it
 * by another.
 */
export function loadLookBook(look: string): Promise<LookBook> {
  return (books[look] ?? every)()
}
