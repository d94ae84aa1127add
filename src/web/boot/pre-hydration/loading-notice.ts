/**
 * Notice of a page that is not hydrated. Every document has it at the beginning of its body; CSS
 * shows it after a delay, pre-hydration.ts for a document that stalls or breaks off.
 */
import { loadAgain, notLoaded } from '#messages/documents.ts'

/** Seconds without hydration after which the notice is shown. */
export const NOTICE_DELAY = 10

/** Excluded from the snippets of search engines. */
export const loadingNotice = `<div id="loading-notice" role="status" data-nosnippet data-screen-only><p>${notLoaded} <a href="">${loadAgain}</a></p></div>`

/** The notice in another language, for the server, which renders documents in all languages. */
export function loadingNoticeIn(said: Record<'notLoaded' | 'loadAgain', string>): string {
  return loadingNotice.replace(notLoaded, said.notLoaded).replace(loadAgain, said.loadAgain)
}
