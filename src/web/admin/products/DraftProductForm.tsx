import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { type ProductContent, productDraft, snapshotOf } from './product-form.ts'

interface DraftProductFormProps {
  /** Name of the form's draft, distinct from those of other forms. */
  readonly name: string
  /** Product to change; null for a new one. */
  readonly product: Product | null
  readonly start: ProductContent
}

/** Product form, restored from the unsaved draft of this tab if there is one. */
export function DraftProductForm({ name, product, start }: DraftProductFormProps) {
  // Snapshot: reloading the product must not change the version that the open form is compared to.
  const [opened, setOpened] = useState({ product, start })
  const [note] = useState(() => productDraft(name))
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
        onTakeTheirs={(theirs) => {
          beginAnew({ product: theirs, start: snapshotOf(theirs) })
          // The name above the form may have changed.
          void revalidate()
        }}
      />
    </>
  )
}
