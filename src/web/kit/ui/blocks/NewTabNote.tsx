import { t } from '#messages'

/** Note for screen readers at the end of a link that opens in a new tab. */
export function NewTabNote() {
  return <span className="sr-only"> {t.common.opensInNewTab}</span>
}
