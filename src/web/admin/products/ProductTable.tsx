import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { ratingWords } from '#web/kit/ui/ratings/Rating.tsx'
import { Stars } from '#web/kit/ui/ratings/Stars.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'

/** Number of models listed by name; the rest is shown as a count. */
const NAMED_MODELS = 2

const columns: readonly Column<Product>[] = [
  { name: 'Product', slot: 'title', cell: (product) => <Title product={product} /> },
  { name: 'Device models', slot: 'line', cell: (product) => <Models {...product} /> },
  {
    name: 'Case type',
    slot: 'line',
    cell: ({ caseType }) => <span className="text-sm">{caseType}</span>,
  },
  {
    name: 'Price',
    slot: 'line',
    cell: (product) => <Price product={product} layout="table" />,
  },
  { name: 'Rating', slot: 'line', cell: (product) => <Rating {...product} /> },
]

interface ProductTableProps {
  readonly products: readonly Product[]
  readonly onDelete: (product: Product) => void
}

/** Table of one page of products, each with its actions. */
export function ProductTable({ products, onDelete }: ProductTableProps) {
  const actions: Column<Product> = {
    name: 'Actions',
    isNameHidden: true,
    slot: 'actions',
    align: 'end',
    cell: (product) => <RowActions product={product} onDelete={() => onDelete(product)} />,
  }
  return (
    <AdminTable
      caption="Products"
      columns={[...columns, actions]}
      rows={products}
      keyOf={({ _id }) => _id}
    />
  )
}

/** Id of a product's title, which receives the focus after the row above was removed. */
export const titleId = ({ _id }: Product): string => `product-${_id}`

function Title({ product }: { readonly product: Product }) {
  return (
    <div className="flex items-center gap-3">
      <div className="w-12 shrink-0">
        <Thumbnail path={product.image[0]} width={48} />
      </div>
      <div className="grid min-w-0 gap-0.5">
        <Link
          id={titleId(product)}
          to={paths.adminEditProduct(product._id)}
          className="font-semibold text-ink underline-offset-4 hover:text-plum hover:underline"
        >
          {product.name}
        </Link>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          {product.brand}
          {product.isSample && <Badge tone="neutral">Sample</Badge>}
        </span>
      </div>
    </div>
  )
}

function Models({ deviceModels }: Pick<Product, 'deviceModels'>) {
  const more = deviceModels.length - NAMED_MODELS
  return (
    <span className="text-sm">
      {deviceModels.slice(0, NAMED_MODELS).join(', ')}
      {more > 0 && <span className="whitespace-nowrap text-muted"> +{more} more</span>}
    </span>
  )
}

function Rating({ rating, numReviews, ratingIsSample }: Product) {
  return (
    <span className="inline-flex items-center gap-1.5 text-muted text-xs">
      <Stars
        rating={rating}
        label={ratingWords(rating, numReviews, ratingIsSample)}
        className="h-3.5 w-auto"
      />
      <span aria-hidden="true">({numReviews})</span>
    </span>
  )
}

const look =
  'inline-flex min-h-11 grow basis-1/5 flex-col items-center justify-center gap-0.5 rounded-control font-semibold text-xs transition-colors xl:min-w-11 xl:grow-0 xl:basis-auto'
const usual = `${look} text-muted hover:bg-plum-tint hover:text-plum`

interface RowActionsProps {
  readonly product: Product
  readonly onDelete: () => void
}

/** Actions on a product: labelled buttons on a phone, icon buttons in the table. */
function RowActions({ product, onDelete }: RowActionsProps) {
  const { _id, slug, name } = product
  return (
    <div className="-mx-2 -mb-2 flex max-xl:flex-wrap xl:m-0 xl:justify-end">
      <Link to={paths.adminEditProduct(_id)} title="Edit" className={usual}>
        <Icon name="edit" />
        <Words name={name}>Edit</Words>
      </Link>
      <Link to={`${paths.adminNewProduct()}?from=${_id}`} title="Duplicate" className={usual}>
        <Icon name="copy" />
        <Words name={name}>Duplicate</Words>
      </Link>
      <Link to={paths.product(slug)} title="View in shop" className={usual}>
        <Icon name="eye" />
        <Words name={name} more=" in shop">
          View
        </Words>
      </Link>
      <button
        type="button"
        title="Delete"
        onClick={onDelete}
        className={`${look} text-danger hover:bg-payment-rejected-tint`}
      >
        <Icon name="trash" />
        <Words name={name}>Delete</Words>
      </button>
    </div>
  )
}

interface WordsProps {
  readonly children: string
  readonly name: string
  readonly more?: string
}

function Words({ children, name, more = '' }: WordsProps) {
  return (
    <span className="xl:sr-only">
      {children}
      <span className="sr-only">
        {' '}
        {name}
        {more}
      </span>
    </span>
  )
}
