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

/** Paragraph of a letter. */
export function paragraph(text: string): LetterPart {
  return { kind: 'text', text }
}

/** Table of labelled values in a letter. */
export function factTable(...rows: readonly LetterFact[]): LetterPart {
  return { kind: 'facts', rows }
}

/** Link of a letter, with a complete URL. */
export function button(label: string, url: string): LetterPart {
  return { kind: 'button', label, url }
}

/** Letter by which the operator or an admin tests the mail settings. */
export function testLetter(shop: string): Letter {
  return {
    shop,
    subject: `A test of ${shop}`,
    preview: 'Mail works.',
    headline: 'Mail works',
    parts: [paragraph('This is how messages of the shop arrive.')],
    closing: ['Somebody at the shop asked for this test.'],
  }
}

/** Renders a letter as plain text; a line of '-- ' begins its signature. */
export function letterText({ shop, headline, parts, closing }: Letter): string {
  const blocks = [shop, headline, ...parts.map(textOf), `-- \n${closing.map(oneLine).join('\n')}`]
  return `${blocks.join('\n\n')}\n`
}

function textOf(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return oneLine(part.text)
    case 'quote':
      return `${part.title}:\n${part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`
    case 'total':
      return `${part.label}: ${part.amount}`
    case 'items':
      return part.items
        .map(({ name, detail, price }) => `- ${oneLine(name)}\n  ${oneLine(detail)}\n  ${price}`)
        .join('\n')
    case 'facts':
      return [
        ...(part.title === undefined ? [] : [part.title]),
        ...part.rows.map(({ label, value }) => `${label}: ${oneLine(value)}`),
      ].join('\n')
    case 'button':
      return `${part.label}:\n${part.url}`
  }
}

/** Collapses a customer's text into one line, so that it can't imitate one of the shop's. */
function oneLine(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim()
}
