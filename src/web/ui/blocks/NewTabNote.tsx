/** Behind the words of a link that leaves this page where it is, for those who hear it. */
export function NewTabNote() {
  return <span className="sr-only"> (opens in a new tab)</span>
}
