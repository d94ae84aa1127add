// biome-ignore-all lint/a11y/noRedundantRoles: CSS that changes a table's display removes its roles
import type { ReactNode } from 'react'

/**
 * Position of a cell when its row is shown as a card. The first line has the `choice` (a checkbox),
 * the `title` and the `corner`. A `line` shows its column's name, a `plain` cell doesn't; `start`
 * and the `end` after it share a line without names. The `actions` are last.
 */
type CardSlot = 'choice' | 'title' | 'corner' | 'line' | 'plain' | 'start' | 'end' | 'actions'

/** One column of a table. */
export interface Column<Row> {
  readonly name: string
  readonly isNameHidden?: boolean
  readonly slot: CardSlot
  readonly align?: 'end'
  /** Content of a cell; null takes no room on a card, and a column of them is omitted. */
  readonly cell: (row: Row) => ReactNode
}

interface AdminTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** Table of the admin area, whose rows become cards on screens too narrow for its columns. */
export function AdminTable<Row>({ caption, columns: all, rows, keyOf }: AdminTableProps<Row>) {
  const columns = all.filter(({ cell }) => rows.some((row) => cell(row) !== null))
  return (
    <div className="xl:overflow-x-auto xl:rounded-card xl:border xl:border-hairline xl:bg-white">
      <table role="table" className="admin-table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, isNameHidden, align }) => (
              <th key={name} role="columnheader" scope="col" data-align={align}>
                <span className={isNameHidden ? 'sr-only' : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ name, slot, align, cell }) => (
                <td key={name} role="cell" data-slot={slot} data-name={name} data-align={align}>
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
