import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Brand, type BrandSlug, brandBySlug, brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { modelsFound } from '#domain/catalogue/models/models-found.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { type MyPhone, rememberPhone } from '#web/kit/device/my-phone.ts'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { choiceLook, ModelChoice, ModelLists, ModelSearch, useModelSearch } from './ModelSearch.tsx'

/** Maximum number of listed search results; more letters narrow the search. */
const MOST_FOUND = 40

interface PhoneDialogProps {
  readonly phone: MyPhone | null
  /** By default the phone is remembered, and the page of its cases opens. */
  readonly onChoose?: (phone: MyPhone) => void
  /** Offers all phones instead of one. */
  readonly onAllPhones?: () => void
  readonly onClose: () => void
}

/**
 * Dialog to choose a phone by a search over all models, or by brand and series (rule: my-phone).
 */
export function PhoneDialog({ phone, onChoose, onAllPhones, onClose }: PhoneDialogProps) {
  const navigate = useNavigate()
  const openCases = (choice: MyPhone) => {
    rememberPhone(choice)
    navigate(modelAddress(choice.brand, choice.model))
  }
  const search = useModelSearch()
  const { typed } = search
  const [brandSlug, setBrandSlug] = useState(phone?.brand ?? '')
  const brand = brandBySlug(brandSlug)
  const found = brands.flatMap(({ slug, displayName }) =>
    modelsFound(modelsOf(slug), typed, displayName).map((model) => ({ brand: slug, model })),
  )
  const choose = (choice: MyPhone) => {
    onClose()
    ;(onChoose ?? openCases)(choice)
  }
  const modelRow = (choice: MyPhone) => (
    <ModelChoice
      key={choice.model}
      aria-current={choice.model === phone?.model || undefined}
      onClick={() => choose(choice)}
      className="min-h-12"
    >
      {choice.model}
    </ModelChoice>
  )
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t.modelDialogs.findPhone}
      {...search.dialogProps}
    >
      <ModelSearch
        search={search}
        label={t.modelDialogs.searchAllModels}
        placeholder={t.modelDialogs.example}
        found={found.map(({ model }) => model)}
        status={t.modelDialogs.phonesFound({ count: found.length })}
        onChoose={(name) => {
          const choice = found.find(({ model }) => model === name)
          if (choice) choose(choice)
        }}
      />
      {onAllPhones && !typed && (
        <button
          type="button"
          onClick={() => {
            onClose()
            onAllPhones()
          }}
          className={`${choiceLook} min-h-12 border border-hairline`}
        >
          {t.modelDialogs.allPhones}
        </button>
      )}
      {typed ? (
        <>
          {found.length === 0 && <p>{t.modelDialogs.foundNone({ typed })}</p>}
          <ul className="grid gap-1">{found.slice(0, MOST_FOUND).map(modelRow)}</ul>
        </>
      ) : brand ? (
        <BrandModels
          brand={brand}
          modelRow={modelRow}
          onBack={() => setBrandSlug('')}
          {...(!onChoose && {
            onAllCases: () => {
              onClose()
              navigate(paths.brand(brand.slug))
            },
          })}
        />
      ) : (
        <Brands onChoose={setBrandSlug} />
      )}
    </Dialog>
  )
}

interface BrandModelsProps {
  readonly brand: Brand
  readonly modelRow: (choice: MyPhone) => ReactNode
  readonly onBack: () => void
  readonly onAllCases?: () => void
}

/** The models of one brand by series. */
function BrandModels({ brand, modelRow, onBack, onAllCases }: BrandModelsProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button
          type="button"
          onClick={onBack}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-plum"
        >
          <Icon name="chevron" className="size-4 turned" />
          {t.modelDialogs.allBrands}
        </button>
        {onAllCases && (
          <button
            type="button"
            onClick={onAllCases}
            className="min-h-11 font-semibold text-plum text-sm underline underline-offset-4"
          >
            {t.common.allCasesOf({ brand: brand.displayName })}
          </button>
        )}
      </div>
      <ModelLists
        series={modelSeries(modelsOf(brand.slug), brand.displayName)}
        row={(model) => modelRow({ brand: brand.slug, model })}
      />
    </div>
  )
}

function Brands({ onChoose }: { readonly onChoose: (brand: BrandSlug) => void }) {
  return (
    <ul aria-label={t.modelDialogs.brands} className="grid gap-1">
      {brands.map(({ slug, displayName }) => (
        <li key={slug}>
          <button type="button" onClick={() => onChoose(slug)} className={`${choiceLook} min-h-12`}>
            {displayName}
            <span className="ms-auto font-normal text-muted text-sm">
              {t.modelDialogs.models({ count: modelsOf(slug).length })}
            </span>
            <Icon name="chevron" className="size-4 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}
