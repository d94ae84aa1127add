import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { isFiltered, readListFilter } from '#domain/orders/list-filters.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { open, send, unreadable } from '#web/kit/api/send.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { controlBorder, controlLook } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { Options } from '../frame/choices.tsx'
import { ExportPanel, useExport } from '../frame/export/ExportPanel.tsx'
import { ListFooter, ListSearch } from '../frame/ListSearch.tsx'
import { PAGE_SIZE, pageOf, useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, readAsAdmin, useLoaded } from '../frame/loaded.ts'
import { useFocusAfterRemoval } from '../frame/use-focus-after-removal.ts'
import { DeleteProduct, ProductTable, titleId } from './ProductTable.tsx'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<ProductPage>> {
  const query = new URL(request.url).searchParams
  const title = t.listing.productsNotLoaded
  const load = async () => {
    const page = await readAsAdmin(
      send('listProducts', {
        query: {
          page: pageOf(query),
          limit: PAGE_SIZE,
          ...readListFilter('products', query),
        },
      }),
    )
    if (Array.isArray(page)) throw unreadable()
    return page
  }
  return loadForAdmin(title, load, (error) => failureOf(error, title).message)
}

/** List of all products, with search, editing, copying and removal. */
export function Component() {
  const found = useLoaded<ProductPage>()
  const { products, total, facets } = found
  const query = useQuery()
  const [leaving, setLeaving] = useState<Product | null>(null)
  const focusAfterRemoval = useFocusAfterRemoval(products, titleId)
  const filter = readListFilter('products', query)
  const exported = useExport({
    of: 'product',
    open: (options) => open('exportProducts', { query: filter }, options),
  })
  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <span className="flex items-center max-sm:-ms-3">
            <Button
              {...exported.button}
              kind="quiet"
              size="small"
              disabled={total === 0 && 'There is nothing to export'}
            >
              Export
            </Button>
            <LinkButton kind="quiet" size="small" to={paths.adminImportProducts()}>
              Import
            </LinkButton>
          </span>
          <LinkButton icon="plus" to={paths.adminNewProduct()}>
            Add Product
          </LinkButton>
        </>
      }
    >
      <ExportPanel {...exported} />
      <div className="flex flex-wrap gap-3">
        <ListSearch label="Name, device model or case type" list="products" />
        <BrandFilter choices={facets.brands} />
      </div>
      {products.length === 0 && isFiltered(filter) && (
        <EmptyState
          icon="search"
          title="No Products Found"
          action={
            <LinkButton kind="secondary" to={paths.adminProducts()}>
              Show all products
            </LinkButton>
          }
        >
          <p>No product’s name, device models or case type match what you look for.</p>
        </EmptyState>
      )}
      {products.length === 0 && !isFiltered(filter) && (
        <EmptyState
          icon="phone"
          title="No products yet"
          action={
            <LinkButton icon="plus" to={paths.adminNewProduct()}>
              Add the first product
            </LinkButton>
          }
        >
          <p>What you add here is in the shop at once.</p>
        </EmptyState>
      )}
      {products.length > 0 && (
        <>
          <ProductTable products={products} onDelete={setLeaving} />
          <ListFooter of="product" found={found} onPage={products.length} />
        </>
      )}
      {leaving && (
        <DeleteProduct
          product={products.find(({ _id }) => _id === leaving._id) ?? leaving}
          onDeleted={() => focusAfterRemoval(leaving._id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </AdminPage>
  )
}

function BrandFilter({ choices }: { readonly choices: ProductPage['facets']['brands'] }) {
  const query = useQuery()
  const navigate = useNavigate()
  const choose = (slug: string) =>
    navigate(withQuery(query, { brand: slug, page: null }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <div className="relative w-full sm:w-64">
      <select
        aria-label="Brand"
        value={query.get('brand') ?? ''}
        onChange={(event) => void choose(event.currentTarget.value)}
        className={`${controlLook} ${controlBorder(false)} appearance-none pe-11`}
      >
        <option value="">All brands</option>
        <Options
          of={choices.map(({ value, count }) => [
            value,
            `${brandBySlug(value)?.displayName ?? value} (${count})`,
          ])}
        />
      </select>
      <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
    </div>
  )
}
