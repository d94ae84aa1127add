/**
 * Notice of a page that is not hydrated. Every document has it at the beginning of its body; CSS
 * shows it after a delay, pre-hydration.ts for a document that stalls or breaks off.
 */

/** Seconds without hydration after which the notice is shown. */
export const NOTICE_DELAY = 10

/** Excluded from the snippets of search engines. */
export const loadingNotice = [
  '<div id="loading-notice" role="status" data-nosnippet data-screen-only>',
  '<p>This page hasn’t finished loading, so its buttons may not work. ',
  '<a href="">Load again</a></p></div>',
].join('')
