import { useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { Button } from '#web/ui/Button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { productDraft } from './product-draft.ts'
import type { ProductTyped } from './product-form.ts'

interface KeptProductFormProps {
  /** Tells the draft of this form from those of others. */
  readonly name: string
  /** The product that is changed; null for a new one. */
  readonly product: Product | null
  readonly start: ProductTyped
}

/** The product form, going on from what was typed in this tab before and not saved. */
export function KeptProductForm({ name, product, start }: KeptProductFormProps) {
  // A product that is read anew while its form is open must not change what was compared against.
  const [opened] = useState({ product, start, note: productDraft(name) })
  const [draft, setDraft] = useState(() => opened.note.read())
  return (
    <>
      {draft && (
        <Notice tone="info" icon="refresh" title="Your unsaved changes are back">
          <p>They were kept in this tab when the page was closed or you were logged out.</p>
          <p>
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                opened.note.forget()
                setDraft(null)
                focusHeading()
              }}
            >
              Discard them
            </Button>
          </p>
        </Notice>
      )}
      <ProductForm key={draft ? 'draft' : 'start'} draft={draft} {...opened} />
    </>
  )
}
