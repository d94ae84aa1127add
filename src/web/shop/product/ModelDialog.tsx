import { type FormEvent, useRef, useState } from 'react'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { modelsFound } from '#domain/catalogue/models/models-found.ts'
import { picture } from '#domain/catalogue/pictures.ts'
import type { Product } from '#domain/contract/products.ts'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { gallerySizes } from './Gallery.tsx'

/** Number of models above which the list has a search. */
const SEARCHED_FROM = 12

interface ModelDialogProps {
  readonly product: Product
  /** '' while none is chosen. */
  readonly model: string
  readonly onChoose: (model: string) => void
  readonly onClose: () => void
}

/** The models that a case fits, by series, to choose one with a press; many can be searched. */
export function ModelDialog({ product, model, onChoose, onClose }: ModelDialogProps) {
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = modelsFound(product.deviceModels, typed)
  const series = modelSeries(found, product.brand)
  const isSearched = product.deviceModels.length > SEARCHED_FROM
  // The focus starts in the search only with a mouse: a phone's keyboard would cover the list.
  const [isTypedAtOnce] = useState(() => matchMedia('(pointer: fine)').matches)
  const choose = (name: string) => {
    onChoose(name)
    onClose()
  }
  const takeClosest = (event: FormEvent) => {
    event.preventDefault()
    // The shortest name is the closest: '16 pro' is no Pro Max.
    const [closest] = [...found].sort((one, other) => one.length - other.length)
    if (closest) choose(closest)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.product.modelDialogTitle}
      {...(isSearched && isTypedAtOnce && { initialFocus: search })}
    >
      {isSearched && (
        <form onSubmit={takeClosest}>
          <TextField
            ref={search}
            label={t.product.modelDialogSearch}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" className="sr-only">
            {typed &&
              t.product.modelDialogFound({
                found: found.length,
                count: product.deviceModels.length,
              })}
          </p>
        </form>
      )}
      {found.length === 0 && <p>{t.product.fitsNone({ typed })}</p>}
      <div className="grid gap-4">
        {series.map(({ name, models }) => (
          <section key={name} aria-label={name}>
            {series.length > 1 && <h3 className="mb-1 font-semibold text-muted text-sm">{name}</h3>}
            <ul className="grid gap-1">
              {models.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    aria-current={one === model ? 'true' : undefined}
                    onPointerEnter={() => fetchPicture(product, one)}
                    onFocus={() => fetchPicture(product, one)}
                    onClick={() => choose(one)}
                    className={classNames(
                      'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 text-start font-medium hover:bg-plum-tint',
                      one === model && 'bg-plum-tint text-plum',
                    )}
                  >
                    {one}
                    {one === model && <Icon name="check" />}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Prefetches the picture of a model, with the same sizes as the gallery, before the press. */
function fetchPicture(product: Product, model: string): void {
  const sources = picture(pictureOf(product, model))
  if (!sources?.avif || !sources.webp) return
  const source = Object.assign(document.createElement('source'), {
    type: 'image/avif',
    sizes: gallerySizes,
    srcset: sources.avif,
  })
  const image = new Image()
  document.createElement('picture').append(source, image)
  Object.assign(image, { sizes: gallerySizes, srcset: sources.webp })
}
