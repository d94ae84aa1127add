import type { Language } from '#domain/languages.ts'
import { orderLetter } from './letters.ts'

/** Module of the letters, compiled with the Urdu messages by `vite build --ssr --mode urdu`. */
const URDU = new URL('../../../../build/pages/urdu/letters.js', import.meta.url)

/**
 * Returns the composer of letters in a language. In Node, all imported messages are English; the
 * Urdu build is imported lazily, at the first Urdu letter. A shop that runs from its sources
 * without a build writes English.
 */
export async function orderLetterIn(language: Language): Promise<typeof orderLetter> {
  if (language === 'en') return orderLetter
  try {
    const built = (await import(URDU.href)) as { orderLetter: typeof orderLetter }
    return built.orderLetter
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return orderLetter
  }
}
