/**
 * Styles of the loading notice (src/web/boot/pre-hydration/loading-notice.ts), which says that a page's
 * buttons may not work yet and links to a reload. A CSS delay alone shows it, as the scripts may be
 * missing; they remove it after hydration. The styles precede all content that a transfer may cut
 * off, and are independent of the shop's.
 */
import { colours } from '#domain/colours.ts'
import { NOTICE_DELAY } from '#web/boot/pre-hydration/loading-notice.ts'

/**
 * The notice overlays the page, so that the layout doesn't shift, and ignores clicks until it is
 * visible. Its colours are literal because the shop's styles may be missing.
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
