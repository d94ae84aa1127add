import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { sessionDraft } from '#web/kit/store/session-draft.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { type FailedProps, type Loaded, loadForAdmin, readAsAdmin } from '../frame/loaded.ts'
import { ProductForm } from './ProductForm.tsx'
import { type ProductContent, readDraft, snapshotOf } from './product-form.ts'

interface DraftProductFormProps {
  /** Name of the form's draft, distinct from those of other forms. */
  readonly name: string
  readonly product: Product | null
  readonly start: ProductContent
  /** Id of the product that a new one is another colour of (rule: families). */
  readonly colourOf?: string | undefined
}

/** Product form, restored from the unsaved draft of this tab if there is one. */
export function DraftProductForm({ name, product, start, colourOf }: DraftProductFormProps) {
  // Snapshot: reloading the product must not change the version that the open form is compared to.
  const [opened, setOpened] = useState({ product, start })
  /** Survives a reload and a new login. */
  const [note] = useState(() => sessionDraft(`khol.product.${name}`, readDraft))
  const [draft, setDraft] = useState(() => note.read())
  const { revalidate } = useRevalidator()
  const beginAnew = (from: typeof opened) => {
    note.forget()
    // Synchronous: the focus trap of a dialog still open would block `focusHeading`.
    flushSync(() => {
      setOpened(from)
      setDraft(null)
    })
    focusHeading()
  }
  return (
    <>
      {draft && (
        <Notice tone="info" icon="refresh" title="Your unsaved changes are back">
          <p>They were kept in this tab when the page was closed or you were logged out.</p>
          <p>
            <Button kind="secondary" size="small" onClick={() => beginAnew(opened)}>
              Discard them
            </Button>
          </p>
        </Notice>
      )}
      <ProductForm
        key={draft ? 'draft' : opened.product?.version}
        {...opened}
        draft={draft}
        note={note}
        colourOf={colourOf}
        onTakeTheirs={(theirs) => {
          beginAnew({ product: theirs, start: snapshotOf(theirs) })
          // The name above the form may have changed.
          void revalidate()
        }}
      />
    </>
  )
}

const WAIT = 2_000

const NOT_LOADED = 'Failed to load product'

/** Loads the product of a form's page. */
export const loadProduct = <Data,>(read: () => Promise<Data>): Promise<Loaded<Data>> =>
  loadForAdmin(
    NOT_LOADED,
    () => readAsAdmin(read()),
    ({ status }) => (status === 404 ? 'Product not found' : NOT_LOADED),
  )

/** Error page of a product form, which redirects to the list after a delay. */
export function ProductNotLoaded({ title, failure }: FailedProps) {
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
