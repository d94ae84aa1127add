import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { deliveryTime, freeShippingClaim, terms } from '#domain/terms.ts'
import type { Brand } from './brands.ts'

type NamedBrand = Pick<Brand, 'displayName' | 'kind' | 'models'>

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
  /** Rupees after the discount; absent for an empty list. */
  readonly lowestPrice?: number | undefined
}

/** Title and sentence of a page of a brand, or of one of its models. */
export interface LandingWords {
  /** Without the shop's name. */
  readonly title: string
  readonly heading: string
  /** One sentence under the heading. */
  readonly sentence: string
}

/**
 * Texts of a brand's page and of the landing page of one model (rule: landing-pages). A web search
 * for 'vivo y21 cover' lists the title; heading and sentence are on the page.
 *
 * @param isNarrowed whether a filter beside the model is set, so that the list is partial
 */
export function landingWords(
  brand: NamedBrand,
  { view: { model, type, page }, total, lowestPrice }: BrandListing,
  isNarrowed: boolean,
): LandingWords {
  const price = priceClaim(total, lowestPrice)
  const what = isNarrowed
    ? `covers and cases${type && `: ${type}`}`
    : `cover${total === 1 ? '' : 's and cases'}${price}`
  return {
    title: `${fullName(brand, model)} ${what}${page > 1 ? `, page ${page}` : ''}`,
    heading: model ? `${model} covers` : `${brand.displayName} cases`,
    sentence: model
      ? `${designs(total, isNarrowed)} for ${brand.kind === 'phone' ? 'the ' : ''}${model}${price && `${unbroken(price)}, cash on delivery`}.`
      : brandSentence(brand),
  }
}

/** Description that search engines show under the title: at most 160 characters. */
export function landingDescription(
  brand: NamedBrand,
  { view: { model, page }, total, lowestPrice }: BrandListing,
): string {
  const name = `${fullName(brand, model)}${model ? '' : ' models'}`
  const first = `${designs(total)} for ${name}${priceClaim(total, lowestPrice)}`
  const promise = `Cash on delivery all over ${terms.country} in ${deliveryTime}. ${freeShippingClaim}.`
  return `${page > 1 ? `Page ${page}: ` : ''}${first}. ${promise}`
}

/**
 * Name of a brand or one of its models, as people search for it: 'Samsung Galaxy A14', where the
 * brand's list has 'Galaxy A14'.
 */
function fullName({ displayName }: NamedBrand, model: string): string {
  const [first = ''] = model.split(' ')
  return displayName.endsWith(` ${first}`)
    ? displayName.slice(0, -first.length) + model
    : model || displayName
}

function brandSentence({ kind, displayName, models }: NamedBrand): string {
  return kind === 'phone'
    ? `Made for ${models.length} ${displayName} models. Choose yours and see only what fits.`
    : `Covers for ${models.length} ${displayName} models.`
}

function designs(count: number, isNarrowed = false): string {
  return `${count || 'No'} ${isNarrowed ? 'such ' : ''}design${count === 1 ? '' : 's'}`
}

/** Keeps an amount on one line. */
function unbroken(price: string): string {
  return price.replace('Rs. ', 'Rs.\u00A0')
}

/** ' from Rs. 809', for a single case ' at Rs. 809'; '' for none. */
function priceClaim(total: number, lowestPrice: number | undefined): string {
  if (lowestPrice === undefined) return ''
  return ` ${total === 1 ? 'at' : 'from'} ${formatMoney(paisaFromRupees(lowestPrice))}`
}
