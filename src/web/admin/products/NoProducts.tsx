import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** An empty list: nothing was found, or nothing is on sale yet. */
export function NoProducts({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
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
  ) : (
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
  )
}
