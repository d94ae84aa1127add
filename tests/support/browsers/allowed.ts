import type { Feature } from './compatibility.ts'

/**
 * Features that the built files have though a supported browser lacks them, by the reason why every
 * task works without. A test names entries that no file has any more.
 */
const reasons: readonly (readonly [reason: string, features: readonly Feature[]])[] = [
  [
    'used where the browser has it, after a test of its presence',
    [
      'HTMLElement.hidePopover',
      'Intl.Segmenter',
      'HTMLFormElement.requestSubmit',
      'HTMLButtonElement.popoverTargetElement',
      'Navigator.share',
      'OffscreenCanvas',
      'Navigator.connection',
      'Navigator.serviceWorker',
    ],
  ],
  ['a member of PhotoSwipe’s own object, named like a browser’s', ['Navigator.keyboard']],
  [
    'written into the document, where an older browser ignores it: loads come in another order',
    [
      'HTMLLinkElement.imageSizes',
      'HTMLLinkElement.imageSrcset',
      'HTMLImageElement.fetchPriority',
      'PerformanceResourceTiming.transferSize',
    ],
  ],
  [
    'React’s components and events that the shop doesn’t use, or properties that it only copies',
    [
      'Document.startViewTransition',
      'HTMLElement.popover',
      'HTMLInputElement.capture',
      'MouseEvent.movementX',
      'MouseEvent.movementY',
      'Profiler',
      'AnimationEvent.animation',
      'ViewTransition',
      'Window.navigation',
    ],
  ],
  [
    'passkeys, which are offered only where the browser has them, beside the password',
    [
      'PublicKeyCredential.authenticatorAttachment',
      'PublicKeyCredential.getClientCapabilities',
      'PublicKeyCredential.isConditionalMediationAvailable',
      'SubtleCrypto.getPublicKey',
    ],
  ],
  [
    'a name of the shop’s or a library’s own, not the browser’s',
    [
      'ArrayBuffer.resize',
      'Error.isError',
      'IntersectionObserver.delay',
      'IntersectionObserverEntry.isVisible',
      'MediaSource.handle',
      'Navigator.ink',
      'Navigator.login',
      'RTCIceCandidate.address',
      'RTCIceCandidate.component',
      'RTCDataChannel.priority',
    ],
  ],
  [
    'a rule of one engine alone, or a state that the others never have',
    [
      ':-moz-progress-bar',
      ':-webkit-inner-spin-button',
      ':-webkit-progress-bar',
      ':-webkit-progress-value',
      ':-webkit-search-cancel-button',
      ':details-content',
      ':open',
      ':popover-open',
    ],
  ],
  [
    'ornament and comfort: colours of a selection, shapes of a pointer, line breaks, scroll bars, tilts, blurs',
    [
      ':has',
      ':selection',
      '@page',
      '@starting-style',
      'backdrop-filter',
      'content-visibility',
      'cursor: default',
      'cursor: grab',
      'cursor: grabbing',
      'cursor: move',
      'cursor: not-allowed',
      'cursor: pointer',
      'cursor: zoom-in',
      'font-family: ui-monospace',
      'min-height: lh',
      'overscroll-behavior',
      'overscroll-behavior-x',
      'resize',
      'rotate',
      'scale',
      'scrollbar-width',
      'text-decoration: dotted',
      'text-size-adjust',
      'text-wrap',
      'translate',
      'user-select',
    ],
  ],
  [
    'layout that falls back to one column, or to rows of their own height',
    [
      '@container',
      'container-type',
      'grid-template-columns: subgrid',
      'grid-template-rows: subgrid',
    ],
  ],
  ['Tailwind sets the initial values in a rule of their own beside it', ['@property']],
]

/** Reason by feature. */
export const allowed: ReadonlyMap<Feature, string> = new Map(
  reasons.flatMap(([reason, features]) => features.map((feature) => [feature, reason] as const)),
)
