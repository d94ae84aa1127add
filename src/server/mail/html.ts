import { escapeHtml } from '#server/escape.ts'

/** HTML that is whole and escaped already. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Filling = string | Html | readonly Html[]

/** HTML with gaps: text is escaped, and only HTML that was made here stays as it is. */
export function html(pieces: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  const markup = pieces.map((piece, index) => `${piece}${markupOf(fillings[index] ?? '')}`)
  return new Html(markup.join(''))
}

function markupOf(filling: Filling): string {
  if (filling instanceof Html) return filling.markup
  if (typeof filling === 'string') return escapeHtml(filling)
  return filling.map(({ markup }) => markup).join('')
}
