import type { PropsWithChildren } from 'react'
import { t } from '#messages'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface PaginationProps {
  readonly page: number
  readonly pages: number
  readonly to: (page: number) => string
  /** The paged list: 'Products'. */
  readonly of: string
  /** `rel` of every link: 'nofollow' for pages that search engines should not crawl. */
  readonly rel?: string | undefined
}

/** Links to the previous, the numbered and the next pages; not rendered for a single page. */
export function Pagination({ page, pages, to, of, rel }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label={t.listing.pagesOf({ list: of })}
      className="flex flex-wrap items-center justify-center gap-1 sm:gap-1.5"
    >
      <Step to={page > 1 ? to(page - 1) : null} rel={rel ?? 'prev'}>
        <Icon name="chevron" className="hidden turned sm:block" />
        {t.listing.previous}
      </Step>
      <ol className="contents">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index < 2 ? 'before' : 'after'}`} className="contents">
            {number === null ? (
              <span className="grid min-w-6 place-items-center text-muted">…</span>
            ) : (
              <Link
                to={to(number)}
                rel={rel}
                aria-label={t.listing.page({ number })}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(
                  'grid h-11 min-w-11 place-items-center px-1.5 rounded-control border font-semibold tabular-nums transition-colors',
                  number === page
                    ? 'border-plum bg-plum text-white'
                    : 'border-hairline bg-white text-ink hover:border-plum hover:text-plum',
                )}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? to(page + 1) : null} rel={rel ?? 'next'}>
        {t.listing.next}
        <Icon name="chevron" className="hidden sm:block" />
      </Step>
    </nav>
  )
}

const stepLook =
  'inline-flex min-h-11 items-center gap-1 rounded-control border px-2 font-semibold text-sm sm:px-3'

function Step({
  to,
  rel,
  children,
}: PropsWithChildren<{ readonly to: string | null; readonly rel: string }>) {
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: an `a` without an address has no role
      // biome-ignore lint/a11y/useFocusableInteractive: nor can it be followed
      <span role="link" aria-disabled="true" className={`${stepLook} border-hairline text-muted`}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      rel={rel}
      className={`${stepLook} border-edge bg-white text-ink transition-colors hover:border-plum hover:text-plum`}
    >
      {children}
    </Link>
  )
}

/** Numbers of the first page, the last, and the neighbours of this one; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
