import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { t } from '#messages'
import type { Brand } from './brands.ts'
import { caseTypeLabel } from './case-types.ts'

export type NamedBrand = Pick<Brand, 'displayName' | 'kind'>

/** Listing of a brand's cases, as its texts need it. */
export interface BrandListing {
  readonly view: {
    /** '' for all of the brand's models. */
    readonly model: string
    /** '' for all case types. */
    readonly type: string
    /** Counted from 1. */
    readonly page: number
  }
  readonly total: number
  /** Number of the brand's models. */
  readonly modelCount: number
  /** Rupees after the discount; absent for an empty list. */
  readonly lowestPrice?: number | undefined
}

/** Title and sentence of a page of a brand, or of one of its models. */
export interface LandingWords {
  /** Without the shop's name. */
  readonly title: string
  readonly heading: string
  /** Text under the heading. */
  readonly sentence: string
}

/**
 * Texts of a brand's page and of the landing page of one model (rule: landing-pages). A web search
 * for 'vivo y21 cover' lists the title; heading and sentence are on the page.
 *
 * @param isNarrowed whether a filter other than the model is set, so that the list is partial
 */
export function landingWords(
  brand: NamedBrand,
  { view: { model, type, page }, total, modelCount, lowestPrice }: BrandListing,
  isNarrowed: boolean,
): LandingWords {
  const price = formatPrice(lowestPrice)
  const name = fullName(brand, model)
  const title = isNarrowed ? narrowedTitle(name, type) : wholeTitle(name, total, price)
  return {
    title: page > 1 ? t.listing.titleOfPage({ title, page }) : title,
    heading: model
      ? t.listing.modelCovers({ model })
      : t.listing.brandCases({ brand: brand.displayName }),
    sentence: model
      ? modelSentence(
          brand.kind === 'phone' ? t.listing.thePhone({ model }) : model,
          total,
          unbroken(price),
          isNarrowed,
        )
      : brandSentence(brand, modelCount),
  }
}

function narrowedTitle(name: string, type: string): string {
  return type
    ? t.listing.coversOfType({ name, type: caseTypeLabel(type) })
    : t.listing.covers({ name })
}

/** Title of a page with all cases of a brand or a model; `price` is '' for none. */
function wholeTitle(name: string, total: number, price: string): string {
  if (total === 1) return price ? t.listing.coverAt({ name, price }) : t.listing.cover({ name })
  return price ? t.listing.coversFrom({ name, price }) : t.listing.covers({ name })
}

/** Number of designs for a model, with their lowest price; `price` is '' for none. */
function modelSentence(name: string, count: number, price: string, isNarrowed: boolean): string {
  if (isNarrowed) {
    return price
      ? t.listing.suchDesignsInCash({ count, name, price })
      : t.listing.suchDesigns({ count, name })
  }
  return price
    ? t.listing.designsInCash({ count, name, price })
    : t.listing.designs({ count, name })
}

/** Name as people search for it: 'Samsung Galaxy A14' for 'Galaxy A14' of the brand's list. */
export function fullName({ displayName }: NamedBrand, model: string): string {
  const [first = ''] = model.split(' ')
  return displayName.endsWith(` ${first}`)
    ? displayName.slice(0, -first.length) + model
    : model || displayName
}

function brandSentence({ kind, displayName }: NamedBrand, count: number): string {
  return kind === 'phone'
    ? t.listing.madeFor({ count, brand: displayName })
    : t.listing.coversFor({ count, brand: displayName })
}

/** Keeps an amount on one line. */
function unbroken(price: string): string {
  return price.replace(' ', '\u00A0')
}

/** As `formatMoney`; '' for none. */
export function formatPrice(rupees: number | undefined): string {
  return rupees === undefined ? '' : formatMoney(paisaFromRupees(rupees))
}
