/**
 * Notice of a page that is not hydrated. Every document has it at the beginning of its body; CSS
 * shows it after a delay, pre-hydration.ts for a document that stalls or breaks off.
 */

/** Seconds without hydration after which the notice is shown. */
export const NOTICE_DELAY = 10

/** Excluded from the snippets of search engines. */
export const loadingNotice = ({
  notLoaded,
  loadAgain,
}: Record<'notLoaded' | 'loadAgain', string>) =>
  [
    '<div id="loading-notice" role="status" data-nosnippet data-screen-only>',
    `<p>${notLoaded} <a href="">${loadAgain}</a></p></div>`,
  ].join('')
