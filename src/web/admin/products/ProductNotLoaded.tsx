import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { type Loaded, loadForAdmin, readAsAdmin } from '../frame/loaded.ts'

const WAIT = 2_000

const NOT_LOADED = 'Failed to load product'

/** Loads the product of a form's page. */
export const loadProduct = <Data,>(read: () => Promise<Data>): Promise<Loaded<Data>> =>
  loadForAdmin(
    NOT_LOADED,
    () => readAsAdmin(read()),
    ({ status }) => (status === 404 ? 'Product not found' : NOT_LOADED),
  )

interface ProductNotLoadedProps {
  readonly title: string
  readonly failure: { readonly children: string }
}

/** Error page of a product form, which redirects to the list after a delay. */
export function ProductNotLoaded({ title, failure }: ProductNotLoadedProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.adminProducts(), { replace: true }), WAIT)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AdminPage title={title}>
      <EmptyState
        icon="warning"
        title={failure.children || NOT_LOADED}
        action={<LinkButton to={paths.adminProducts()}>All products</LinkButton>}
      >
        <p role="alert">You are taken back to the products.</p>
      </EmptyState>
    </AdminPage>
  )
}
