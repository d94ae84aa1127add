import type { ShopFacts } from '#config'
import type { Language } from '#domain/languages.ts'
import type { Queryable } from '#server/schema/database.ts'

/** Dependencies of the functions that compose letters. */
export interface LetterServices {
  readonly db: Queryable
  readonly facts: ShopFacts
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/** Content of a mail, rendered as text and HTML. It is plain text, which the renderer escapes. */
export interface Letter {
  /** Name of the shop, the heading of the letter. */
  readonly shop: string
  readonly language?: Language
  /** Never contains a customer's input. */
  readonly subject: string
  readonly preview: string
  readonly headline: string
  readonly parts: readonly LetterPart[]
  /** Last lines in small print: the reason of the mail, and a contact. */
  readonly closing: readonly string[]
}

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Text typed by a person. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  /** Emphasized amount. */
  | { readonly kind: 'total'; readonly label: string; readonly amount: string }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly LetterFact[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }

export interface LetterItem {
  readonly name: string
  readonly detail: string
  readonly price: string
}

export interface LetterFact {
  readonly label: string
  readonly value: string
  /** Whether it is a number to copy: shown large, and left to right in any language. */
  readonly isNumber?: boolean
}

/** Letter by which the operator or an admin tests the mail settings. */
export function testLetter(shop: string): Letter {
  return {
    shop,
    subject: `A test of ${shop}`,
    preview: 'Mail works.',
    headline: 'Mail works',
    parts: [{ kind: 'text', text: 'This is how messages of the shop arrive.' }],
    closing: ['Somebody at the shop asked for this test.'],
  }
}
