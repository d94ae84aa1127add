import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Brand, brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { galleryOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { modelsFound } from '#domain/catalogue/models/models-found.ts'
import { picture } from '#domain/catalogue/pictures.ts'
import type { Product, ProductWithFamily } from '#domain/contract/products.ts'
import { productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { type MyPhone, rememberPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import {
  ModelChoice,
  ModelLists,
  ModelSearch,
  useModelSearch,
} from '#web/shop/search/ModelSearch.tsx'
import { gallerySizes } from './gallery-sizes.ts'
import { type MissingPhone, NotMade } from './NotMade.tsx'

/** Limits the listed models of other brands; more letters narrow the search. */
const MOST_OTHERS = 30

/** What the choice of a phone shows of a product. */
export type ProductOfModels = Pick<
  ProductWithFamily,
  'slug' | 'name' | 'brand' | 'brandSlug' | 'deviceModels' | 'image' | 'imageModels' | 'alsoFor'
>

interface ModelDialogProps {
  readonly product: ProductOfModels
  /** '' while none is chosen. */
  readonly model: string
  readonly onChoose: (model: string) => void
  /** Another phone was chosen, for which the design is this product; by default its page opens. */
  readonly onOther?: (product: Product, model: string) => void
  /** A phone that the design isn't made for, as known before. */
  readonly missing?: MissingPhone
  readonly onClose: () => void
}

/**
 * Choice of the phone that a case is for: the remembered one, the models that it fits, by series, then
 * all other phones.
 * Another phone leads to the product of the same design that fits it, or to the nearest cases where
 * the design isn't made for it (rule: one-design).
 */
export function ModelDialog({
  product,
  model,
  onChoose,
  onOther,
  missing,
  onClose,
}: ModelDialogProps) {
  const search = useModelSearch()
  const { typed, setTyped } = search
  const navigate = useNavigate()
  const openPage = ({ slug }: Product, phone: string) =>
    void navigate(productAddress(slug, phone), { replace: true, preventScrollReset: true })
  const open = onOther ?? openPage
  const [myPhone] = useMyPhone()
  const other = useOtherPhone(product, missing ?? null, (found, phone) => {
    onClose()
    open(found, phone)
  })
  const own = modelsFound(product.deviceModels, typed, product.brand)
  const others = otherBrandsThan(product).flatMap(({ slug, displayName }) =>
    modelsFound(modelsOf(slug), typed, displayName).map((name) => ({ brand: slug, model: name })),
  )
  const choose = (name: string) => {
    const found = own.includes(name) ? undefined : others.find((each) => each.model === name)
    if (found) return other.choose(found)
    onChoose(name)
    onClose()
  }
  const isPhone = brandBySlug(product.brandSlug)?.kind !== 'earphones'
  const all = [...own, ...others.map((each) => each.model)]
  /** Models of other brands, or these brands to search in. */
  const elsewhere = typed
    ? others.slice(0, MOST_OTHERS).map((each) => ({
        name: each.model,
        press: () => other.choose(each),
      }))
    : otherBrandsThan(product).map(({ displayName: name }) => ({
        name,
        press: () => setTyped(`${name} `),
      }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isPhone ? t.modelDialogs.whichPhone : t.modelDialogs.chooseModel}
      {...search.dialogProps}
    >
      {isPhone && (
        <ModelSearch
          search={search}
          label={t.modelDialogs.searchAllModels}
          placeholder={t.modelDialogs.example}
          // Enter chooses among the product's own models first.
          found={own.length > 0 ? own : all}
          status={t.modelDialogs.phonesFound({ count: all.length })}
          onChoose={choose}
        />
      )}
      {other.failure && (
        <Notice tone="danger" isAlert>
          <FailureText {...other.failure} />
        </Notice>
      )}
      {/* Until another phone is typed. */}
      {other.missing && modelsFound([other.missing.model], typed).length > 0 && (
        <NotMade name={product.name} {...other.missing} />
      )}
      {all.length === 0 && <NotMade name={product.name} model={typed.trim()} nearest={[]} />}
      {isPhone && myPhone && !typed && !other.missing && myPhone.model !== model && (
        <ul>
          <ModelChoice onClick={() => choose(myPhone.model)} className="min-h-11 bg-plum-tint">
            {t.common.forYour({ model: myPhone.model })}
            <Icon name="phone" />
          </ModelChoice>
        </ul>
      )}
      <OwnModels {...{ product, model, found: own, choose }} />
      {isPhone && elsewhere.length > 0 && (
        <section aria-label={t.modelDialogs.otherPhones} aria-busy={other.isPending}>
          <h3 className="mb-1 font-semibold text-muted text-sm">{t.modelDialogs.otherPhones}</h3>
          <ul className="grid gap-1">
            {elsewhere.map(({ name, press }) => (
              <ModelChoice key={name} onClick={press} className="min-h-11">
                {name}
              </ModelChoice>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

/** Brands of phones but a product's own, those with its design first. */
function otherBrandsThan({ brandSlug, alsoFor = [] }: ProductOfModels): readonly Brand[] {
  return brands
    .filter(({ slug, kind }) => kind === 'phone' && slug !== brandSlug)
    .sort(
      (a, b) => Number(alsoFor.includes(b.displayName)) - Number(alsoFor.includes(a.displayName)),
    )
}

/** Finds the product of the same design for another phone, or says that there is none. */
function useOtherPhone(
  { slug }: Pick<ProductOfModels, 'slug'>,
  known: MissingPhone | null,
  onFound: (product: Product, model: string) => void,
) {
  const [missing, setMissing] = useState(known)
  const { run, ...action } = useAction({
    run: async ({ brand, model }: MyPhone) => {
      setMissing(null)
      const read = { params: { id: slug }, query: { model } }
      const { product, nearest } = await send('getDesignForPhone', read)
      rememberPhone({ brand, model })
      if (product) onFound(product, model)
      else setMissing({ model, nearest })
    },
    fallback: t.modelDialogs.notRead,
  })
  return { ...action, missing, choose: run }
}

interface OwnModelsProps extends Pick<ModelDialogProps, 'product' | 'model'> {
  readonly found: readonly string[]
  readonly choose: (model: string) => void
}

/** Models that a product fits, by series. */
function OwnModels({ product, model, found, choose }: OwnModelsProps) {
  return (
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
  )
}

/** Prefetches the picture of a model, with the same sizes as the gallery, before the press. */
function fetchPicture(product: ProductOfModels, model: string): void {
  const sources = picture(galleryOf(product, model)[0] ?? '')
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
