import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { stored } from '#web/kit/device/stored.ts'
import { onUserChange } from '#web/kit/session/session.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'

const MOST = 6
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
  store(withSearch(recent.get() ?? [], words))
}

function store(searches: readonly string[]): void {
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
    const parsed: unknown = JSON.parse(text)
    const words = Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : []
    return words.length > 0 ? words.slice(0, MOST) : null
  } catch {
    return null
  }
}

interface RecentSearchesProps {
  readonly searches: readonly string[]
  readonly onRepeat: (words: string) => void
  /** Called after a removal, to move the focus from the removed button. */
  readonly onForget: () => void
}

/** The searches of this device, each with a link to repeat and a button to forget it. */
export function RecentSearches({ searches, onRepeat, onForget }: RecentSearchesProps) {
  const forget = (remaining: readonly string[]) => {
    store(remaining)
    onForget()
  }
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex items-center justify-between gap-2 ps-3">
        <h2 id="recent-searches" className="font-semibold text-muted text-sm tracking-normal">
          {t.search.recent}
        </h2>
        <button
          type="button"
          onClick={() => forget([])}
          className="min-h-11 rounded-control px-3 font-semibold text-plum text-sm hover:text-plum-deep hover:underline"
        >
          {t.search.clearAll}
        </button>
      </div>
      <ul>
        {searches.map((words) => (
          <li key={words} className="flex items-center rounded-control hover:bg-plum-tint">
            <Link
              to={`${paths.products()}?${new URLSearchParams({ q: words })}`}
              onClick={() => onRepeat(words)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 px-3 py-1.5"
            >
              <Icon name="clock" className="text-muted" />
              <bdi className="min-w-0 break-words">{words}</bdi>
            </Link>
            <button
              type="button"
              onClick={() => forget(withoutSearch(searches, words))}
              className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
            >
              <Icon name="close" label={t.search.forget({ words })} className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
