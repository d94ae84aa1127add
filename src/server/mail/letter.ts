/** The content of a mail, for text and HTML. All of it is plain text: the renderer escapes it. */
export interface Letter {
  /** Name of the shop: the head of the letter. */
  readonly shop: string
  /** Never holds what a customer typed. */
  readonly subject: string
  /** Preview text behind the subject. */
  readonly preview: string
  readonly headline: string
  readonly parts: readonly LetterPart[]
  /** The last lines, small: why this came, and whom to ask. */
  readonly closing: readonly string[]
}

export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Quoted text of a person. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  /** An amount that must not be overlooked. */
  | { readonly kind: 'total'; readonly label: string; readonly amount: string }
  | { readonly kind: 'items'; readonly items: readonly LetterItem[] }
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly LetterFact[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }

export interface LetterItem {
  readonly name: string
  /** 'iPhone 15 · 2 pieces' */
  readonly detail: string
  readonly price: string
}

export interface LetterFact {
  readonly label: string
  readonly value: string
  /** Figures that people copy: shown large, and read from the left in any language. */
  readonly isNumber?: boolean
}
