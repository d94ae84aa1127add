/**
 * Notice of a browser older than the supported ones (rule: supported-browsers): its script marks
 * the document with `data-old`, which is then not hydrated. Inline and as written here, since such
 * a browser can't parse the bundler's output.
 */
import { colours } from '#domain/settings/page-colours.ts'

/** Newest features that the scripts need: Chrome 98, Safari 15.4, Firefox 104. */
export const oldBrowserScript = [
  '(function(){var root=document.documentElement;',
  "function mark(){root.setAttribute('data-old','')}",
  "if(!('noModule' in HTMLScriptElement.prototype)||!Array.prototype.findLast||",
  '!window.structuredClone||!window.HTMLDialogElement)mark();',
  "window.addEventListener('error',function(event){",
  'if(event.error instanceof SyntaxError&&event.filename.indexOf(location.origin)===0)mark()})})()',
].join('')

export const oldBrowserStyle = [
  '#old-browser{display:none;margin:0;padding:.75rem 1rem;',
  'font:500 1rem/1.5 Figtree,system-ui,sans-serif;text-align:center;',
  `color:#fff;background:${colours.ink}}`,
  '[data-old] #old-browser{display:block}',
  '[data-old] #loading-notice{display:none}',
].join('')

/** The notice at the beginning of a document's body, excluded from the snippets of search engines. */
export const oldBrowserNotice = (sentence: string) =>
  `<p id="old-browser" role="status" data-nosnippet data-screen-only>${sentence}</p>`
