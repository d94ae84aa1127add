import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { Product } from '#domain/contract/products.ts'
import { Button } from '#web/ui/Button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { type ProductContent, seenOf } from './product-content.ts'
import { productDraft } from './product-draft.ts'

interface KeptProductFormProps {
  /** Tells the draft of this form from those of others. */
  readonly name: string
  /** The product that is changed; null for a new one. */
  readonly product: Product | null
  readonly start: ProductContent
}

/** The product form, going on from what was typed in this tab before and not saved. */
export function KeptProductForm({ name, product, start }: KeptProductFormProps) {
  // A product that is read anew while its form is open must not change what was compared against.
  const [opened, setOpened] = useState({ product, start })
  const [note] = useState(() => productDraft(name))
  const [draft, setDraft] = useState(() => note.read())
  const { revalidate } = useRevalidator()
  const beginAnew = (from: typeof opened) => {
    note.forget()
    // A dialog that is still open would keep the focus from leaving it.
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
          beginAnew({ product: theirs, start: seenOf(theirs) })
          // The name above the form may be another.
          void revalidate()
        }}
      />
    </>
  )
}
