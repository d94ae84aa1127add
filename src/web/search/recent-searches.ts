import { stored } from '#web/device/stored.ts'
import { currentUser, onSessionChange } from '#web/session/session.ts'

/** More than these nobody reads. */
const MOST = 6
/** Characters that the search takes. */
const LONGEST = 100

/** What was searched for on this device, the latest first. */
const recent = stored<readonly string[]>('khol.searches', parse, JSON.stringify)

// Words say much about whoever typed them: they go with the account, here and in other tabs.
onSessionChange(() => {
  if (!currentUser()) recent.set(null)
})

/** The searches as state; null for none. */
export const useRecentSearches = recent.use

/** Puts a search first; the same in another case takes the older one's place. */
export function rememberSearch(words: string): void {
  const text = words.trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  if (text !== '') recent.set([text, ...others(text)].slice(0, MOST))
}

/** Forgets one search, or all of them. */
export function forgetSearch(words?: string): void {
  const left = words === undefined ? [] : others(words)
  recent.set(left.length > 0 ? left : null)
}

function others(text: string): readonly string[] {
  return (recent.get() ?? []).filter((other) => other.toLowerCase() !== text.toLowerCase())
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
