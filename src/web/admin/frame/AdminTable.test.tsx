import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminTable, type Column } from './AdminTable.tsx'

interface Order {
  readonly id: string
  readonly flag: string | null
}

const columns: readonly Column<Order>[] = [
  { name: 'Order', slot: 'title', cell: ({ id }) => id },
  { name: 'Attention', slot: 'plain', cell: ({ flag }) => flag },
]

const drawn = (...rows: Order[]) =>
  renderToStaticMarkup(
    <AdminTable caption="Orders" columns={columns} rows={rows} keyOf={({ id }) => id} />,
  )

test('a column of empty cells is omitted', () => {
  expect(drawn({ id: 'A1', flag: null }, { id: 'B2', flag: null })).not.toContain('Attention')
})

test('a column with a value in any row is shown, with its empty cells', () => {
  const table = drawn({ id: 'A1', flag: null }, { id: 'B2', flag: 'Cash due' })
  expect(table.match(/data-name="Attention"/g)).toHaveLength(2)
  expect(table).toContain('Cash due')
})
