import type { ListingSort } from '#domain/catalogue/listing.ts'
import type { Paisa } from '#domain/money.ts'
import type { Facet } from './catalogue-index.ts'

/** What a search asks of the catalogue. */
export interface Search {
  readonly sought: readonly Sought[]
  /** The words as they were typed, in lower case: they may be a product's name. */
  readonly called: readonly string[]
  /** The order that it wishes for; null for none. */
  readonly sort: ListingSort | null
}

/** One thing that a search asks for. */
export interface Sought {
  /** What it is called beside the results. */
  readonly label: string
  /** What the words stand for, and what is next best where that has no product. */
  readonly fact?: {
    readonly facet: Facet
    readonly values: readonly string[]
    readonly otherwise?: readonly string[]
  }
  /** What was typed for the values by another name: a product called so is meant too ('olive' for green). */
  readonly alias?: string
  /** Any of these, in whole words, in name or description; of a fact, where no product has it. */
  readonly phrases?: readonly string[]
  /** Whether other shops sell it. */
  readonly isGoods?: true
  /** Or any of these in the name. */
  readonly nameWords?: readonly string[]
  /** What is next best where nothing has these together with the rest of the search. */
  readonly near?: Pick<Sought, 'fact' | 'phrases'>
  /** What was typed for it, in lower case: looked for as it stands when nothing is what it stands for. */
  readonly typed?: string
  /** A word that may be a part of another, anywhere in what people read of a product. */
  readonly word?: string
  /** Least and most it may cost after the discount. */
  readonly price?: { readonly min: Paisa; readonly max: Paisa }
}
