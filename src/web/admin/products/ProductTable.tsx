import { useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Badge } from '#web/kit/ui/Badge.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { Link } from '#web/kit/ui/Link.tsx'
import { ratingWords } from '#web/kit/ui/ratings/Rating.tsx'
import { Stars } from '#web/kit/ui/ratings/Stars.tsx'
import { AdminTable, type Column } from '../frame/AdminTable.tsx'
import { FormDialog } from '../frame/FormDialog.tsx'

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
export const titleId = (id: string): string => `product-${id}`

function Title({ product }: { readonly product: Product }) {
  return (
    <div className="flex items-center gap-3">
      <div className="w-12 shrink-0">
        <Thumbnail path={product.image[0]} width={48} />
      </div>
      <div className="grid min-w-0 gap-0.5">
        <Link
          id={titleId(product._id)}
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
  const links: readonly { title: string; label?: string; to: string; icon: IconName }[] = [
    { title: 'Edit', to: paths.adminEditProduct(_id), icon: 'edit' },
    { title: 'Duplicate', to: `${paths.adminNewProduct()}?from=${_id}`, icon: 'copy' },
    { title: 'View in shop', label: 'View', to: paths.product(slug), icon: 'eye' },
  ]
  return (
    <div className="-mx-2 -mb-2 flex max-xl:flex-wrap xl:m-0 xl:justify-end">
      {links.map(({ title, label = title, to, icon }) => (
        <Link key={title} to={to} title={title} className={usual}>
          <Icon name={icon} />
          <span className="xl:sr-only">
            {label}
            <span className="sr-only">
              {' '}
              {name}
              {title.slice(label.length)}
            </span>
          </span>
        </Link>
      ))}
      <button
        type="button"
        title="Delete"
        onClick={onDelete}
        className={`${look} text-danger hover:bg-payment-rejected-tint`}
      >
        <Icon name="trash" />
        <span className="xl:sr-only">
          Delete<span className="sr-only"> {name}</span>
        </span>
      </button>
    </div>
  )
}

interface DeleteProductProps {
  readonly product: Product
  /** Called after the removal, before the list is reloaded. */
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Confirms and removes a product. */
export function DeleteProduct({ product, onDeleted, onClose }: DeleteProductProps) {
  const { _id: id, name, version } = product
  const { revalidate } = useRevalidator()
  const { run, ...state } = useAction({
    run: async () => {
      const { message } = await send('deleteProduct', { params: { id } }, { seenVersion: version })
      toast.success(message)
      onClose()
      onDeleted()
      await revalidate()
    },
    fallback: 'Failed to delete product',
    onRefusal(error) {
      // A version conflict (rule: concurrent-edit) reloads the list behind the dialog.
      if (error instanceof ApiError && error.code === 'CONFLICT') void revalidate()
      return undefined
    },
  })
  return (
    <FormDialog
      title={`Delete “${name}”?`}
      confirmLabel="Delete product"
      isDangerous
      {...state}
      onSubmit={run}
      onClose={onClose}
    >
      <p>
        It leaves the shop at once. Placed orders keep it; carts that hold it show that it is gone.
        For 30 days, an export of all products lists it at its end, and can bring it back.
      </p>
    </FormDialog>
  )
}
