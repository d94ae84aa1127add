import { useEffect, useMemo, useState } from 'react'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { inBrandTableOrder } from '#domain/catalogue/models/brand-models.ts'
import { MAX_PICTURES, productFields } from '#domain/catalogue/product-fields.ts'
import type { Product } from '#domain/contract/products.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'
import type { SessionDraft } from '#web/kit/store/session-draft.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { TextAreaField, TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { countInFlight } from '#web/kit/ui/uploads/form-pictures.ts'
import { productsList } from '../frame/BackLink.tsx'
import { DesignSection } from './design/DesignSection.tsx'
import { copiesFor, FitFields, OtherBrands } from './fit/FitFields.tsx'
import { ChangedMeanwhile, LeaveDialog, useLeaveGuard } from './LostChanges.tsx'
import { PictureField } from './pictures/PictureField.tsx'
import { type ProductContent, type ProductDraft, snapshotOf } from './product-form.ts'
import { useProductForm, useSaveProduct } from './use-product-form.ts'
import { ColourFields, FactFields, PriceField } from './ValueFields.tsx'

interface ProductFormProps {
  readonly product: Product | null
  readonly start: ProductContent
  readonly draft: ProductDraft | null
  readonly note: SessionDraft<ProductDraft>
  readonly colourOf: string | undefined
  readonly onTakeTheirs: (product: Product) => void
}

/** Choice between photos and a drawn design (rule: drawn-pictures). */
const looks = [
  {
    value: 'photos',
    label: 'Upload photos',
    note: `Up to ${MAX_PICTURES}, of any shape, from a phone or a camera.`,
  },
  {
    value: 'drawn',
    label: 'Draw it',
    note: 'A style, a motif or your own picture, drawn on every model it is for.',
  },
] as const

/** Attributes of a field for Urdu on the owner's English page (rule: urdu-goods). */
const urduText = { optional: true, lang: 'ur', dir: 'rtl', autoComplete: 'off' } as const

/** Form of all values of a product, for adding, copying and changing. */
export function ProductForm({
  product,
  start,
  draft,
  note,
  colourOf,
  onTakeTheirs,
}: ProductFormProps) {
  /** As saved; models that are retired by now stay selectable (rule: brand-change). */
  const before = product && { brand: product.brandSlug, deviceModels: product.deviceModels }
  const [seen] = useState(() => product && (draft?.seen ?? snapshotOf(product)))
  const { form, pictures, putPhotoModels, drawing, content, differsFrom } = useProductForm(
    draft ?? start,
    before && { ...before, isDrawn: product?.design !== null },
  )
  const [alsoFor, setAlsoFor] = useState(draft?.alsoFor ?? [])
  const copies = copiesFor(form.typed, product === null ? alsoFor : [])
  const hasChanges = differsFrom(start)
  const guard = useLeaveGuard(hasChanges)
  const saving = useSaveProduct({
    form,
    content,
    copies,
    colourOf,
    changed: product && seen && { id: product._id, seen },
    onSaved: () => {
      guard.disable()
      note.forget()
    },
  })
  const { newer } = saving
  const unsaved = useMemo(() => ({ ...content, seen, alsoFor }), [content, seen, alsoFor])
  useDraftStorage(note, unsaved, hasChanges)
  useErrorTitle(saving.failure !== null || Object.keys(form.mistakes).length > 0)
  const uploadsInFlight = drawing.isDrawn
    ? Number(drawing.isUploading)
    : countInFlight(pictures.list)
  const { brand, deviceModels } = form.typed
  const models = inBrandTableOrder(brandBySlug(brand) ?? null, deviceModels)
  return (
    <>
      <Form
        form={form}
        isPending={saving.isPending}
        failure={saving.failure}
        onSubmit={saving.submit}
        submit={
          <SubmitBar
            words={submitWords(product, copies.length, saving.isPending)}
            isPending={saving.isPending}
            hasChanges={hasChanges}
            uploadsInFlight={uploadsInFlight}
          />
        }
      >
        <Section title="Pictures" card="roomy" className="gap-5">
          <RadioGroup
            legend="How shoppers see it"
            name="looks"
            choices={looks}
            value={drawing.isDrawn ? 'drawn' : 'photos'}
            onChange={(value) => drawing.draw(value === 'drawn')}
          />
          {drawing.isDrawn ? (
            content.pictures.length > 0 && (
              <Notice tone="info" icon="info">
                A drawn product has no photos. Its present photos are removed when you save it.
              </Notice>
            )
          ) : (
            <PictureField
              form={form}
              pictures={pictures}
              savedCount={product && !product.design ? product.image.length : 0}
              models={models}
              photoModels={content.photoModels}
              onPhotoModels={putPhotoModels}
            />
          )}
        </Section>
        {drawing.isDrawn && <DesignSection form={form} drawing={drawing} models={models} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid gap-5">
            <Section title="Name and price" card="roomy" className="gap-5">
              <TextField label="Name" required autoComplete="off" {...form.field('name')} />
              <TextField
                {...urduText}
                label={productFields.nameUrdu.label}
                hint="Shown on pages in Urdu. Without it they show the English name."
                {...form.field('nameUrdu')}
              />
              <PriceField {...form.field('price')} />
            </Section>
            <FitFields form={form} before={before} />
            {product === null && <OtherBrands form={form} chosen={alsoFor} onChange={setAlsoFor} />}
          </div>
          <div className="grid gap-5">
            <Section title="About" card="roomy" className="gap-5">
              <TextAreaField label="Description" required rows={7} {...form.field('description')} />
              <TextAreaField
                {...urduText}
                label={productFields.descriptionUrdu.label}
                rows={7}
                {...form.field('descriptionUrdu')}
              />
            </Section>
            <ColourFields form={form} />
            <FactFields form={form} />
          </div>
        </div>
      </Form>
      <LeaveDialog guard={guard} onLeave={note.forget} />
      {newer && <ChangedMeanwhile {...saving} newer={newer} onTakeTheirs={onTakeTheirs} />}
    </>
  )
}

interface SubmitBarProps {
  readonly words: string
  readonly isPending: boolean
  readonly hasChanges: boolean
  readonly uploadsInFlight: number
}

function SubmitBar({ words, isPending, hasChanges, uploadsInFlight }: SubmitBarProps) {
  const isUploading = uploadsInFlight > 0
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-6 flex flex-wrap items-center gap-x-3 border-hairline border-t bg-paper/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:-mb-8 sm:px-6">
      <Button
        type="submit"
        busy={isPending}
        disabled={isUploading && uploadsFirst(uploadsInFlight)}
        className="max-sm:grow"
      >
        {isUploading ? `Uploading ${uploadsInFlight}…` : words}
      </Button>
      <LinkButton kind="quiet" to={productsList.address()}>
        Cancel
      </LinkButton>
      <p className="text-muted text-sm max-sm:hidden">
        {isUploading ? uploadsFirst(uploadsInFlight) : hasChanges && 'Not saved yet'}
      </p>
    </div>
  )
}

function submitWords(product: Product | null, copies: number, isPending: boolean): string {
  if (isPending) return 'Saving…'
  if (copies > 0) return `Add ${copies + 1} Products`
  return product ? 'Save Changes' : 'Add Product'
}

function uploadsFirst(count: number): string {
  return count === 1
    ? 'One picture is still uploading. Save when it is done.'
    : `${count} pictures are still uploading. Save when they are done.`
}

/** Persists unsaved changes as a draft, which survives a reload and the end of the session. */
function useDraftStorage(
  note: SessionDraft<ProductDraft>,
  unsaved: ProductDraft,
  hasChanges: boolean,
): void {
  useEffect(() => {
    if (hasChanges) note.write(unsaved)
    else note.forget()
  }, [note, unsaved, hasChanges])
  useEffect(() => {
    if (!hasChanges) return
    return onSessionChange(() => {
      if (currentUser()) return
      toast.info('What you typed is still here. Please log in and open the product form again.')
    })
  }, [hasChanges])
}
