import type { Language } from '#domain/languages.ts'

/** Content of a mail, rendered as text and HTML. It is plain text, which the renderer escapes. */
export interface Letter {
  /** Name of the shop, the heading of the letter. */
  readonly shop: string
  /** Language of its sentences; English by default. */
  readonly language?: Language
  /** Never contains a customer's input. */
  readonly subject: string
  /** Preview text behind the subject. */
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
  /** Such as 'iPhone 15 · 2 pieces'. */
  readonly detail: string
  readonly price: string
}

export interface LetterFact {
  readonly label: string
  readonly value: string
  /** Whether it is a number to copy: shown large, and left to right in any language. */
  readonly isNumber?: boolean
}
