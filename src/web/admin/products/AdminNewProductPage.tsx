import type { LoaderFunctionArgs } from 'react-router'
import { brandBySlug, isCaseTypeOf } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { Product } from '#domain/contract/products.ts'
import { send } from '#web/kit/api/send.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { BackLink, productsList } from '../frame/BackLink.tsx'
import { useQuery } from '../frame/list-address.ts'
import { type Loaded, useLoaded } from '../frame/loaded.ts'
import { DraftProductForm, loadProduct } from './DraftProductForm.tsx'
import { anotherColourOf, noContent, snapshotOf } from './product-form.ts'

export { ProductNotLoaded as Failed } from './DraftProductForm.tsx'

const COLOUR_OF = 'colour-of'

/** Loads the product to copy, if any: `?from=<id>`, or `?colour-of=<id>` for another colour of it. */
export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<Product | null>> {
  productsList.remember()
  const query = new URL(request.url).searchParams
  const id = query.get(COLOUR_OF) ?? query.get('from')
  return loadProduct(async () => (id ? await send('getProduct', { params: { id } }) : null))
}

export function Component() {
  const query = useQuery()
  const original = useLoaded<Product | null>()
  if (original && query.has(COLOUR_OF)) return <AnotherColour key={original._id} of={original} />
  const wanted = wantedIn(query)
  return (
    <AdminPage back={<BackLink to="products" />} title="Add a product">
      {original && (
        <Notice tone="info" icon="copy" title={`A copy of “${original.name}”`}>
          Change what is different, then add it. The original stays as it is.
        </Notice>
      )}
      <DraftProductForm
        key={original?._id ?? wanted?.name}
        name={original ? `copy.${original._id}` : (wanted?.name ?? 'new')}
        product={null}
        start={original ? snapshotOf(original) : (wanted?.content ?? noContent)}
      />
    </AdminPage>
  )
}

/** Form of another colour of a product, which both then share a family (rule: families). */
function AnotherColour({ of: original }: { readonly of: Product }) {
  return (
    <AdminPage back={<BackLink to="products" />} title="Add a colour">
      <Notice tone="info" icon="copy" title={`Another colour of “${original.name}”`}>
        Choose its colour and pictures, then add it. Shoppers see one card with a dot for each
        colour.
      </Notice>
      <DraftProductForm
        name={`colour.${original._id}`}
        product={null}
        start={anotherColourOf(original)}
        colourOf={original._id}
      />
    </AdminPage>
  )
}

/** Initial values from `?brand=…&model=…&type=…`; null unless the brand has the model. */
function wantedIn(query: URLSearchParams) {
  const brand = brandBySlug(query.get('brand') ?? '')
  const model = query.get('model') ?? ''
  if (!brand || !modelsOf(brand.slug).includes(model)) return null
  const type = query.get('type') ?? ''
  const caseType = isCaseTypeOf(brand, type) ? type : ''
  return {
    name: `new.${model}.${caseType}`,
    content: {
      ...noContent,
      typed: { ...noContent.typed, brand: brand.slug, deviceModels: [model], caseType },
    },
  }
}
