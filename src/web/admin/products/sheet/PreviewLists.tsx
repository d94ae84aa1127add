import { useState } from 'react'
import { Link } from 'react-router'
import type { SheetChanges } from '#domain/contract/sheets.ts'
import { paths } from '#domain/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { count, counted } from '../../frame/count.ts'
import { ChangeList } from '../ChangeList.tsx'

/** Number of entries shown before a list is expanded. */
const SHOWN = 50

/** Mistakes in the file, by row and column. */
export function Mistakes({ mistakes }: Pick<SheetChanges, 'mistakes'>) {
  const { shown, more } = useShown(mistakes)
  if (mistakes.length === 0) return null
  return (
    <Notice tone="danger" title={`${counted(mistakes.length, 'mistake')} in the file`}>
      <ul className="grid gap-2 text-ink">
        {shown.map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>
            <span className="font-semibold">
              Row {count(row)}
              {column && `, ${column}`}:
            </span>{' '}
            {message}.
          </li>
        ))}
      </ul>
      {more}
    </Notice>
  )
}

/** Products changed by another person since the export. */
export function Conflicts({ conflicts }: Pick<SheetChanges, 'conflicts'>) {
  const { shown, more } = useShown(conflicts)
  if (conflicts.length === 0) return null
  const what = counted(conflicts.length, 'product')
  return (
    <Notice tone="warning" title={`${what} changed since this file was exported`}>
      <ul className="grid gap-2 text-ink">
        {shown.map(({ row, _id, name, message }) => (
          <li key={_id}>
            <span className="font-semibold">
              Row {count(row)}, {name}:
            </span>{' '}
            {message}.
          </li>
        ))}
      </ul>
      <p className="text-ink">
        Take these rows out of the file, or export the products again and begin from there.
      </p>
      {more}
    </Notice>
  )
}

interface ChangesProps extends Pick<SheetChanges, 'products'> {
  readonly title: string
}

/** All products that change, with old and new values. */
export function Changes({ title, products }: ChangesProps) {
  const { shown, more } = useShown(products)
  if (products.length === 0) return null
  return (
    <Section card="usual" title={title} className="gap-2">
      <ul className="grid divide-y divide-hairline">
        {shown.map(({ row, _id, name, changes }) => (
          <li
            key={_id}
            className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <p className="min-w-0">
              <Link
                to={paths.adminEditProduct(_id)}
                className="wrap-anywhere font-semibold underline-offset-4 hover:text-plum hover:underline"
              >
                {name}
              </Link>
              <span className="block text-muted text-xs">Row {count(row)}</span>
            </p>
            <ChangeList changes={changes} className="sm:grid-cols-2 lg:grid-cols-3" />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  )
}

function useShown<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(SHOWN)
  const left = rows.length - most
  const more = left > 0 && (
    <p>
      <Button kind="secondary" size="small" onClick={() => setMost(most + 10 * SHOWN)}>
        Show {count(Math.min(left, 10 * SHOWN))} more
      </Button>
    </p>
  )
  return { shown: rows.slice(0, most), more }
}
