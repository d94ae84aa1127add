import type { ReactNode } from 'react'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { longDay } from './days.ts'

interface FigureTableProps<Row extends { readonly date: string }> {
  readonly caption: string
  readonly per: 'day' | 'week'
  /** Oldest first; shown newest first. */
  readonly rows: readonly Row[]
  readonly columns: readonly { readonly name: string; readonly cell: (row: Row) => ReactNode }[]
  readonly className: string
}

/** Data table of a chart in a collapsed disclosure; scrollable where it is too wide. */
export function FigureTable<Row extends { readonly date: string }>({
  caption,
  per,
  rows,
  columns,
  className,
}: FigureTableProps<Row>) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-plum">
        <Icon name="down" className="size-4 transition-transform group-open:turned" />
        Show as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <section aria-label={`By ${per}`} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className={`w-full tabular-nums ${className}`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-muted">
            <tr className="border-hairline border-b">
              <th scope="col" className="py-1.5 pe-1 text-start font-semibold">
                {per === 'day' ? 'Day' : 'Week from'}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="ps-1 py-1.5 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].reverse().map((row) => (
              <tr key={row.date} className="border-hairline border-b last:border-b-0">
                <th scope="row" className="py-1.5 pe-1 text-start font-normal">
                  {longDay(row.date)}
                </th>
                {columns.map(({ name, cell }) => (
                  <td key={name} className="ps-1 py-1.5 text-end">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
