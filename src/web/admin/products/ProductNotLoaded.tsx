import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import type { ApiError } from '#web/kit/api/send.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'

/** Milliseconds until the redirect to the list. */
const WAIT = 2_000

const NOT_LOADED = 'Failed to load product'

/** Failure message of a product's page. */
export const productNotLoaded = ({ status }: ApiError): string =>
  status === 404 ? 'Product not found' : NOT_LOADED

interface ProductNotLoadedProps {
  readonly title: string
  readonly failure: string
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
        title={failure || NOT_LOADED}
        action={<LinkButton to={paths.adminProducts()}>All products</LinkButton>}
      >
        <p role="alert">You are taken back to the products.</p>
      </EmptyState>
    </AdminPage>
  )
}
