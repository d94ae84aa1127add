import { Link } from 'react-router'
import type { Insights } from '#domain/contract/insights.ts'
import type { ComparedCounts } from '#domain/insights/periods.ts'
import { paths } from '#domain/paths.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { count } from '../frame/count.ts'
import { Change } from './Change.tsx'
import { useFold } from './FoldedList.tsx'

/** Id of the section, target of the link at the first step of the funnel. */
export const PRODUCT_FIGURES_ID = 'cases'

type ProductRow = Insights['products'][number]

/** Cases with the most views, with their cart additions and sales; each links to its form. */
export function ProductFigures({
  products,
  isComparable,
}: Pick<Insights, 'products' | 'isComparable'>) {
  const figure = (name: string, of: (row: ProductRow) => ComparedCounts): Column<ProductRow> => ({
    name,
    slot: 'line',
    align: 'end',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
        <Change count={of(row)} isComparable={isComparable} />
        {count(of(row).now)}
      </span>
    ),
  })
  const { visibleRows, button } = useFold(products)
  return (
    <Section title="Cases" id={PRODUCT_FIGURES_ID}>
      {products.length === 0 ? (
        <p className="text-muted">No case was looked at in this period.</p>
      ) : (
        <AdminTable
          caption="Cases by how often they were looked at"
          columns={[
            { name: 'Case', slot: 'title', cell: (row) => <Name {...row} /> },
            figure('Looked at', ({ views }) => views),
            figure('Put into carts', ({ additions }) => additions),
            figure('Bought', ({ purchases }) => purchases),
          ]}
          rows={visibleRows}
          keyOf={({ id }) => id}
        />
      )}
      {button}
    </Section>
  )
}

function Name({ id, name, isOnSale }: ProductRow) {
  if (!isOnSale) {
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name} <Badge tone="neutral">No longer on sale</Badge>
      </span>
    )
  }
  return (
    <Link
      to={paths.adminEditProduct(id)}
      className="font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
    >
      {name}
    </Link>
  )
}
