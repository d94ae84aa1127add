import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { send } from '#web/api/send.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { productsList } from '../frame/last-list.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { BackToProducts } from './BackToProducts.tsx'
import { KeptProductForm } from './KeptProductForm.tsx'
import { ProductNotLoaded, productNotLoaded } from './ProductNotLoaded.tsx'
import { noContent, seenOf } from './product-content.ts'

/** The product to begin from, when a copy is wanted: `?from=<id>`. */
export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<Product | null>> {
  productsList.remember()
  const id = new URL(request.url).searchParams.get('from')
  return loadForAdmin(productNotLoaded, async () =>
    id ? send('getProduct', { params: { id } }) : null,
  )
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  if ('failure' in loaded) return <ProductNotLoaded title="Add a product" {...loaded} />
  const original = loaded.data
  return (
    <AdminPage back={<BackToProducts />} title="Add a product">
      {original && (
        <Notice tone="info" icon="copy" title={`A copy of “${original.name}”`}>
          Change what is different, then add it. The original stays as it is.
        </Notice>
      )}
      <KeptProductForm
        key={original?._id}
        name={original ? `copy.${original._id}` : 'new'}
        product={null}
        start={original ? seenOf(original) : noContent}
      />
    </AdminPage>
  )
}
