/**
 * The style of the loading notice (src/web/pre-hydration/loading-notice.ts): that a page's buttons may not work yet, and
 * a link to load it again. Time alone shows it, by the styles, since what is missing may be the scripts;
 * they take it away when the page is alive. It comes before everything that a document may break off in,
 * apart from the styles of the shop.
 */
import { colours } from '#domain/colours.ts'
import { NOTICE_DELAY } from '#web/pre-hydration/loading-notice.ts'

/**
 * It lies over the page, so that nothing moves, and lets presses through until it is seen. The
 * colours are written out because those of the shop may not have come.
 */
export const loadingNoticeStyle = [
  '#loading-notice{position:fixed;inset-inline:0;bottom:0;z-index:60;pointer-events:none;',
  'font:500 1rem/1.5 Figtree,system-ui,sans-serif;text-align:center;color:#fff}',
  '#loading-notice p{visibility:hidden;pointer-events:auto;margin:0;padding:.75rem 1rem;',
  `background:${colours.ink};animation:come-into-sight 1ms ${NOTICE_DELAY}s forwards}`,
  // The scripts know that they will not come alive.
  '#loading-notice[data-lost] p{visibility:visible}',
  '#loading-notice a{display:inline-block;padding:.625rem .5rem;color:inherit;font-weight:600;',
  'text-decoration:underline;text-underline-offset:.25em}',
  '#loading-notice a:focus-visible{outline:2px solid;outline-offset:-4px;box-shadow:none}',
  '@keyframes come-into-sight{to{visibility:visible}}',
  // Where scripts are switched off nothing is still to come.
  '@media (scripting:none){#loading-notice{display:none}}',
].join('')
