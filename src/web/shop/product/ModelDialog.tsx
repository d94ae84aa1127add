import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { modelsFound } from '#domain/catalogue/models/models-found.ts'
import { picture } from '#domain/catalogue/pictures.ts'
import type { Product } from '#domain/contract/products.ts'
import { t } from '#messages'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import {
  ModelChoice,
  ModelLists,
  ModelSearch,
  useModelSearch,
} from '#web/shop/search/ModelSearch.tsx'
import { gallerySizes } from './Gallery.tsx'

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
  const search = useModelSearch()
  const { deviceModels } = product
  const found = modelsFound(deviceModels, search.typed)
  const choose = (name: string) => {
    onChoose(name)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t.modelDialogs.chooseModel} {...search.dialogProps}>
      {deviceModels.length > SEARCHED_FROM && (
        <ModelSearch
          search={search}
          label={t.modelDialogs.searchModels}
          found={found}
          status={t.modelDialogs.modelsFound({ found: found.length, count: deviceModels.length })}
          onChoose={choose}
        />
      )}
      {found.length === 0 && <p>{t.modelDialogs.fitsNone({ typed: search.typed })}</p>}
      <div className="grid gap-4">
        <ModelLists
          series={modelSeries(found, product.brand)}
          row={(one) => (
            <ModelChoice
              key={one}
              aria-current={one === model || undefined}
              onPointerEnter={() => fetchPicture(product, one)}
              onFocus={() => fetchPicture(product, one)}
              onClick={() => choose(one)}
              className="min-h-11"
            >
              {one}
            </ModelChoice>
          )}
        />
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
