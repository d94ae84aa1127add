/**
 * The notice of a page that isn't alive yet. Every document has it at the beginning of its body;
 * early.ts shows it for one that stalls or ends before its body.
 */

/** Seconds after which a page that isn't alive says so. */
export const PATIENCE = 10

/** Nothing for search engines to quote. */
export const loadingNotice = [
  '<div id="loading-notice" role="status" data-nosnippet data-screen-only>',
  '<p>This page hasn’t finished loading, so its buttons may not work. ',
  '<a href="">Load again</a></p></div>',
].join('')
