import * as messages from '#messages/ui.ts'

/** Note for screen readers at the end of a link that opens in a new tab. */
export function NewTabNote() {
  return <span className="sr-only"> {messages.opensInNewTab}</span>
}
