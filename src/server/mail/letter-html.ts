import { directions, type Language } from '#domain/languages.ts'
import { type Accent, accents } from '#domain/settings/accents.ts'
import { type Logo, logoPng } from '#domain/settings/logo.ts'
import { colours } from '#domain/settings/page-colours.ts'
import { escapeHtml } from '#platform/http/answers/escape.ts'
import type { Letter, LetterFact, LetterItem, LetterPart } from './letter.ts'

/** Markup whose text is escaped. */
class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | Html | readonly Html[]

/** Template tag that escapes text; only `Html` values are inserted as markup. */
function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  const markup = pieces.map((piece, index) => `${piece}${markupOf(values[index] ?? '')}`)
  return new Html(markup.join(''))
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'string') return escapeHtml(value)
  return value.map(({ markup }) => markup).join('')
}

/** Accent colour and logo in letters (rules: accents, own-logo). */
export interface LetterLook {
  readonly accent: Accent
  readonly logo: Logo | null
  /** Origin of the shop, from which mail programs fetch the logo; without a trailing slash. */
  readonly publicUrl: string
}

const drawnLook: LetterLook = { accent: 'plum', logo: null, publicUrl: '' }

/**
 * Renders a letter as HTML: one narrow column, no pictures but the owner's logo. Mail programs
 * often drop the styles in the head, so every element has inline ones; only dark mode needs the
 * head. Sides are `start` and `end`, as typed text has its own direction.
 */
export function letterHtml(
  { shop, language = 'en', subject, preview, headline, parts, closing }: Letter,
  look: LetterLook = drawnLook,
): string {
  const shades = accents[look.accent]
  const type = scripts[language]
  return html`<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(darkColours(shades))}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:${colours.paper}">${preview}</div>
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${colours.paper}">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;font-family:${type.font};text-align:start">
<tr><td style="padding:0 8px 18px">${logo(shop, look)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4ddd5;border-radius:16px;padding:28px 20px 24px">
<h1 class="ink" style="margin:0 0 18px;font-size:26px;font-weight:700;${type.heading};color:${colours.ink}">${headline}</h1>
${parts.map((part) => partHtml(part, shades, type.end))}
</td></tr>
<tr><td style="padding:20px 8px 0">${closing.map(closingLine)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup
}

/**
 * Fonts of a language, styles of its headings, and the end of its lines; mail programs on Windows
 * don't support `text-align: end`. Urdu needs higher lines, and no letter spacing: its letters join.
 */
const scripts = {
  en: {
    font: "Figtree,-apple-system,'Segoe UI',Roboto,'Noto Nastaliq Urdu',Helvetica,Arial,sans-serif",
    heading: 'line-height:1.2;letter-spacing:-0.01em',
    end: 'right',
  },
  ur: {
    font: "'Noto Naskh Arabic','Segoe UI',Tahoma,-apple-system,Roboto,Arial,sans-serif",
    heading: 'line-height:1.6',
    end: 'left',
  },
} as const satisfies Readonly<Record<Language, object>>

type LineEnd = (typeof scripts)[Language]['end']
type Shades = (typeof accents)[Accent]

const darkColours = ({ night }: Shades) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#15121b!important}
.card{background:#1f1a27!important;border-color:#3a3346!important}
.tint{background:#2a2235!important;border-color:#3a3346!important}
.ink{color:#f4effa!important}
.muted{color:#b9b0c6!important}
.plum{color:${night}!important}
.mark{background:${night}!important}
.dot{background:#15121b!important}
.button{background:${night}!important}
.button a{color:#15121b!important}
.line{border-color:#3a3346!important}
.quote{border-color:#f2a33a!important}
}`

/** Renders the owner's logo, or a phone case drawn with two boxes, beside the shop's name. */
function logo(shop: string, { accent, logo: own, publicUrl }: LetterLook): Html {
  const { colour } = accents[accent]
  if (own) {
    const name = own.showsName
      ? html`<td class="plum" style="padding-inline-start:10px;font-size:22px;line-height:26px;font-weight:800;letter-spacing:-0.02em;color:${colour}">${shop}</td>`
      : ''
    return html`<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>
<td><img src="${publicUrl + logoPng(own.path)}" width="${String(own.width)}" height="${String(own.height)}" alt="${own.showsName ? '' : shop}" style="display:block;border:0"></td>${name}
</tr></table>`
  }
  return html`<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>
<td style="padding-inline-end:10px"><div class="mark" style="width:20px;height:26px;border-radius:7px;background:${colour}"><div style="padding:5px 0 0 5px;font-size:0;line-height:0"><div class="dot" style="width:6px;height:6px;border-radius:6px;background:${colours.paper}"></div></div></div></td>
<td class="plum" style="font-size:22px;line-height:26px;font-weight:800;letter-spacing:-0.02em;color:${colour}">${shop}</td>
</tr></table>`
}

function partHtml(part: LetterPart, { colour, pale }: Shades, end: LineEnd): Html {
  switch (part.kind) {
    case 'text':
      return html`<p class="ink" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colours.ink}">${part.text}</p>
`
    case 'quote':
      return html`<div class="quote tint" style="margin:0 0 20px;padding:12px 16px;background:#fff3dc;border-inline-start:4px solid #f2a33a;border-radius:10px">
<p class="muted" style="margin:0 0 4px;font-size:13px;line-height:1.4;color:#5a5364">${part.title}</p>
<p class="ink" dir="auto" style="margin:0;font-size:16px;line-height:1.55;white-space:pre-line;overflow-wrap:anywhere;color:${colours.ink}">${part.text}</p>
</div>
`
    case 'total':
      return html`<div class="tint" style="margin:0 0 20px;padding:16px 18px;background:${pale};border-radius:12px">
<p class="muted" style="margin:0 0 2px;font-size:14px;line-height:1.4;color:#5a5364">${part.label}</p>
<p class="plum" style="margin:0;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:-0.01em;color:${colour}">${part.amount}</p>
</div>
`
    case 'items':
      return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 20px">
${part.items.map((item) => itemRow(item, end))}
</table>
`
    case 'facts':
      return html`${part.title === undefined ? '' : html`<p class="ink" style="margin:0 0 6px;font-size:16px;line-height:1.4;font-weight:700;color:${colours.ink}">${part.title}</p>`}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 20px">
${part.rows.map(factRow)}
</table>
`
    case 'button':
      return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 8px"><tr><td class="button" align="center" style="background:${colour};border-radius:10px"><a href="${part.url}" style="display:block;padding:15px 20px;font-size:17px;line-height:1.2;font-weight:700;color:#ffffff;text-decoration:none">${part.label}</a></td></tr></table>
`
  }
}

function itemRow({ name, detail, price }: LetterItem, end: LineEnd): Html {
  return html`<tr><td class="line" valign="top" style="padding:12px 0;border-top:1px solid #e4ddd5">
<p class="ink" dir="auto" style="margin:0;font-size:16px;line-height:1.4;font-weight:600;overflow-wrap:anywhere;color:${colours.ink}">${name}</p>
<p class="muted" style="margin:2px 0 0;font-size:14px;line-height:1.45;overflow-wrap:anywhere;color:#5a5364">${detail}</p>
</td><td class="line ink" valign="top" align="${end}" style="padding:12px 0;padding-inline-start:12px;border-top:1px solid #e4ddd5;font-size:16px;line-height:1.4;white-space:nowrap;color:${colours.ink}">${price}</td></tr>
`
}

function factRow({ label, value, isNumber = false }: LetterFact): Html {
  const size = isNumber ? '20px' : '16px'
  const cell = isNumber
    ? html`<span dir="ltr" style="unicode-bidi:isolate;letter-spacing:0.02em">${value}</span>`
    : html`<span dir="auto" style="unicode-bidi:isolate">${value}</span>`
  return html`<tr><td class="line" style="padding:10px 0;border-top:1px solid #e4ddd5">
<p class="muted" style="margin:0;font-size:14px;line-height:1.4;color:#5a5364">${label}</p>
<p class="ink" style="margin:2px 0 0;font-size:${size};line-height:1.35;font-weight:600;overflow-wrap:anywhere;color:${colours.ink}">${cell}</p>
</td></tr>
`
}

function closingLine(line: string): Html {
  return html`<p class="muted" style="margin:0 0 6px;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:#5a5364">${line}</p>
`
}
