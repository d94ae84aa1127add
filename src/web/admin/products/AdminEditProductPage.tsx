import type { LoaderFunctionArgs } from 'react-router'
import type { DesignBrands as Brands, Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { BackLink, productsList } from '../frame/BackLink.tsx'
import { type Loaded, useLoaded } from '../frame/loaded.ts'
import { DraftProductForm, loadProduct } from './DraftProductForm.tsx'
import { DesignBrands } from './design/DesignBrands.tsx'
import { snapshotOf } from './product-form.ts'

export { ProductNotLoaded as Failed } from './DraftProductForm.tsx'

interface EditedProduct {
  readonly product: Product
  readonly brands: Brands
}

export function loader({
  params: { id = '' },
}: LoaderFunctionArgs): Promise<Loaded<EditedProduct>> {
  productsList.remember()
  const params = { id }
  return loadProduct(async () => {
    const [product, brands] = await Promise.all([
      send('getProduct', { params }),
      send('listDesignBrands', { params }),
    ])
    return { product, brands }
  })
}

export function Component() {
  const { product, brands } = useLoaded<EditedProduct>()
  const form = paths.adminNewProduct()
  const links = [
    { label: 'Add a colour', icon: 'plus', to: `${form}?colour-of=${product._id}` },
    { label: 'Duplicate', icon: 'copy', to: `${form}?from=${product._id}` },
    { label: 'View in shop', icon: 'eye', to: paths.product(product.slug) },
  ] as const
  return (
    <AdminPage
      back={<BackLink to="products" />}
      title="Edit product"
      subtitle={product.name}
      actions={links.map(({ label, icon, to }) => (
        <LinkButton key={label} kind="secondary" icon={icon} to={to}>
          {label}
        </LinkButton>
      ))}
    >
      {product.isSample && (
        <Notice tone="info" icon="info">
          This is a sample. Once you save it, it is your own: shoppers are no longer told that it is
          a sample, and it stays when the samples are removed.
        </Notice>
      )}
      {product.design && <DesignBrands product={product} brands={brands} />}
      <DraftProductForm
        key={product._id}
        name={product._id}
        product={product}
        start={snapshotOf(product)}
      />
    </AdminPage>
  )
}
