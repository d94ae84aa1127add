/** Seconds without hydration after which the notice of a page that is not hydrated is shown. */
export const NOTICE_DELAY = 10
