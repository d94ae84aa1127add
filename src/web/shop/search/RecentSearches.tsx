import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { forgetSearch } from './recent-searches.ts'

interface RecentSearchesProps {
  readonly searches: readonly string[]
  /** Called when a search is repeated. */
  readonly onRepeat: (words: string) => void
  /** Called after a removal, to move the focus from the removed button. */
  readonly onForget: () => void
}

/** The searches of this device, each with a link to repeat and a button to forget it. */
export function RecentSearches({ searches, onRepeat, onForget }: RecentSearchesProps) {
  const forget = (words?: string) => {
    forgetSearch(words)
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
          onClick={() => forget()}
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
              onClick={() => forget(words)}
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
