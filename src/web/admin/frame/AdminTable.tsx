import type { ReactNode } from 'react'

/**
 * Where a cell stands when its row is a card: the title on top, its choice before and the corner beside it,
 * lines below under their column's name, the actions at the end. What stands `plain` speaks for
 * itself; `start` and the `end` after it share a line, without names as well.
 */
export type CardPlace =
  | 'choice'
  | 'title'
  | 'corner'
  | 'line'
  | 'plain'
  | 'start'
  | 'end'
  | 'actions'

/** One column of a table. */
export interface Column<Row> {
  /** Names the column; hidden from sight where what stands there speaks for itself. */
  readonly name: string
  readonly isNameHidden?: boolean
  readonly place: CardPlace
  /** Amounts and buttons stand at the end of the line of reading. */
  readonly align?: 'end'
  /** An empty cell (null) takes no room on a card, and a column of none but such cells is left out. */
  readonly cell: (row: Row) => ReactNode
}

interface AdminTableProps<Row> {
  /** Caption for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table of the admin area; where its columns have no room its rows are cards. */
export function AdminTable<Row>({ caption, columns: all, rows, keyOf }: AdminTableProps<Row>) {
  const columns = all.filter(({ cell }) => rows.some((row) => cell(row) !== null))
  // CSS that changes a table's display removes its roles; they are set again.
  return (
    <div className="xl:overflow-x-auto xl:rounded-card xl:border xl:border-hairline xl:bg-white">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="admin-table">
        <caption className="sr-only">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map(({ name, isNameHidden, align }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={name} role="columnheader" scope="col" data-align={align}>
                <span className={isNameHidden ? 'sr-only' : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={keyOf(row)} role="row">
              {columns.map(({ name, place, align, cell }) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={name} role="cell" data-place={place} data-name={name} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
