import { type ReactNode, useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { count } from './count.ts'

/** Visible rows of a list, and the button that shows all; null once all are shown. */
export function useFold<Row>(rows: readonly Row[], visible = 8) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || rows.length <= visible) return { visibleRows: rows, button: null }
  return {
    visibleRows: rows.slice(0, visible),
    button: (
      <div>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          Show all {count(rows.length)}
        </Button>
      </div>
    ),
  }
}

interface FoldedListProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly children: (row: Row) => ReactNode
}

/** List that is folded when it is long. */
export function FoldedList<Row>({ rows, keyOf, children }: FoldedListProps<Row>) {
  const { visibleRows, button } = useFold(rows)
  return (
    <div className="grid gap-2">
      <ol className="grid divide-y divide-hairline">
        {visibleRows.map((row) => (
          <li key={keyOf(row)} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            {children(row)}
          </li>
        ))}
      </ol>
      {button}
    </div>
  )
}
