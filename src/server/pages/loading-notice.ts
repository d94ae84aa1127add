import type { Language } from '#domain/languages.ts'
import { colours } from '#domain/settings/page-colours.ts'
import { sentencesIn } from '#messages'
import { NOTICE_DELAY } from '#web/boot/pre-hydration/notice-delay.ts'

/**
 * Notice of a page that is not hydrated, with a link to reload it: at the beginning of the body,
 * and in the head, from where pre-hydration.ts shows it for a document that breaks off. `data-wait`
 * answers a press before hydration.
 */
export function loadingNoticeIn(language: Language): string {
  const { notLoaded, loadAgain, oneMoment } = sentencesIn(language).documents
  return `<div id="loading-notice" role="status" data-nosnippet data-screen-only data-wait="${oneMoment}"><p>${notLoaded} <a href="">${loadAgain}</a></p></div>`
}

/**
 * A CSS delay alone shows the notice, as the scripts may be missing; they remove it after
 * hydration. The styles, with literal colours, precede all content that a transfer may cut off.
 * Clicks pass it until it is visible.
 */
export const loadingNoticeStyle = [
  '#loading-notice{position:fixed;inset-inline:0;bottom:0;z-index:60;pointer-events:none;',
  'font:500 1rem/1.5 Figtree,system-ui,sans-serif;text-align:center;color:#fff}',
  '#loading-notice p{visibility:hidden;pointer-events:auto;margin:0;padding:.75rem 1rem;',
  `background:${colours.ink};animation:come-into-sight 1ms ${NOTICE_DELAY}s forwards}`,
  // Set by the scripts when hydration can't happen.
  '#loading-notice[data-lost] p{visibility:visible}',
  '#loading-notice a{display:inline-block;padding:.625rem .5rem;color:inherit;font-weight:600;',
  'text-decoration:underline;text-underline-offset:.25em}',
  '#loading-notice a:focus-visible{outline:2px solid;outline-offset:-4px;box-shadow:none}',
  '@keyframes come-into-sight{to{visibility:visible}}',
  // Without scripting, hydration never happens.
  '@media (scripting:none){#loading-notice{display:none}}',
].join('')
