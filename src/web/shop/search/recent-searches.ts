import { stored } from '#web/kit/device/stored.ts'
import { onUserChange } from '#web/kit/session/session.ts'

/** Maximum number of stored searches. */
const MOST = 6
/** Maximum length of a search, in characters. */
const LONGEST = 100
/** Unicode isolates around the arguments of an Urdu label. */
const ISOLATES = /[\u2066-\u2069]/g

/** Searches on this device, the latest first. */
const recent = stored<readonly string[]>('khol.searches', parse, JSON.stringify)

// Searches are personal: they are removed at a logout, here and in other tabs.
onUserChange((before) => {
  if (before !== undefined) recent.set(null)
})

/** The searches as state; null for none. */
export const useRecentSearches = recent.use

export function rememberSearch(words: string): void {
  keep(withSearch(recent.get() ?? [], words))
}

/** Forgets one search, or all of them. */
export function forgetSearch(words?: string): void {
  keep(words === undefined ? [] : withoutSearch(recent.get() ?? [], words))
}

function keep(searches: readonly string[]): void {
  recent.set(searches.length > 0 ? searches : null)
}

/** Puts a search first and removes an equal one, case-insensitively. */
export function withSearch(searches: readonly string[], words: string): readonly string[] {
  const text = words.replace(ISOLATES, '').trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  return text === '' ? searches : [text, ...withoutSearch(searches, text)].slice(0, MOST)
}

function withoutSearch(searches: readonly string[], words: string): readonly string[] {
  return searches.filter((other) => other.toLowerCase() !== words.toLowerCase())
}

function parse(text: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(text)
    const words = Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []
    return words.length > 0 ? words.slice(0, MOST) : null
  } catch {
    return null
  }
}
