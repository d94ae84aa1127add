import { Pagination } from '#web/kit/ui/Pagination.tsx'
import { count, counted } from './count.ts'
import { PAGE_SIZE, useQuery, withQuery } from './list-address.ts'

interface ListFooterProps {
  /** Singular of the listed records: 'order'. */
  readonly of: string
  readonly found: { readonly page: number; readonly pages: number; readonly total: number }
  readonly onPage: number
}

/** Position in the list ('Showing 21–40 of 1,234 orders') and pagination. */
export function ListFooter({ of, found: { page, pages, total }, onPage }: ListFooterProps) {
  const query = useQuery()
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <footer className="flex flex-col items-center justify-between gap-4 sm:flex-row">
      <p role="status" className="text-muted text-sm tabular-nums">
        {onPage === 0
          ? `No ${of}s`
          : `Showing ${count(first)}–${count(first + onPage - 1)} of ${counted(total, of)}`}
      </p>
      <Pagination
        page={page}
        pages={pages}
        to={(wanted) => withQuery(query, { page: wanted === 1 ? null : wanted })}
        of={`${of.charAt(0).toUpperCase()}${of.slice(1)}s`}
      />
    </footer>
  )
}
