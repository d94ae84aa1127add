import { Pagination } from '#web/ui/Pagination.tsx'
import { count, counted } from './count.ts'

interface ListFooterProps {
  /** Singular of the listed records: 'order'. */
  readonly of: string
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Number of records on this page, and on a full one. */
  readonly shown: number
  readonly size: number
  /** Address of a page of the list. */
  readonly to: (page: number) => string
}

/** Position in the list ('Showing 21–40 of 1,234 orders') and pagination. */
export function ListFooter({ of, page, pages, total, shown, size, to }: ListFooterProps) {
  const first = (page - 1) * size + 1
  return (
    <footer className="flex flex-col items-center justify-between gap-4 sm:flex-row">
      <p role="status" className="text-muted text-sm tabular-nums">
        {shown === 0
          ? `No ${of}s`
          : `Showing ${count(first)}–${count(first + shown - 1)} of ${counted(total, of)}`}
      </p>
      <Pagination
        page={page}
        pages={pages}
        to={to}
        of={`${of.charAt(0).toUpperCase()}${of.slice(1)}s`}
      />
    </footer>
  )
}
