import type { Letter, LetterPart } from './letter.ts'

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

/**
 * Collapses a customer's text into one line, so that it can't imitate one of the shop's; no-break
 * spaces stay.
 */
function oneLine(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim()
}
