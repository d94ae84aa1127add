import { Link } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

const look =
  'inline-flex min-h-11 grow basis-1/5 flex-col items-center justify-center gap-0.5 rounded-control font-semibold text-xs transition-colors xl:min-w-11 xl:grow-0 xl:basis-auto'
const usual = `${look} text-muted hover:bg-plum-tint hover:text-plum`

interface RowActionsProps {
  readonly product: Product
  readonly onDelete: () => void
}

/** Actions on a product: labelled buttons on a phone, icon buttons in the table. */
export function RowActions({ product, onDelete }: RowActionsProps) {
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
