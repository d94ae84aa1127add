import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonSize } from './Button.tsx'

/** How long the confirmation stays (spec section 9). */
const SHOWN_FOR = 2_000

interface CopyButtonProps {
  readonly text: string
  /** What is copied: 'Easypaisa number'. */
  readonly what: string
  /** Id of the element that shows the text; selected when the clipboard is out of reach. */
  readonly shownIn?: string
  /** Told of the outcome, for a toast: 'Copied to clipboard!' or 'Failed to copy'. */
  readonly onDone?: (message: string, wasCopied: boolean) => void
  readonly size?: ButtonSize
}

/** Copies a text and says so for two seconds; failing that, selects it for the hand to copy. */
export function CopyButton({ text, what, shownIn, onDone, size = 'small' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wasCopied = await copyText(text)
    if (!wasCopied && shownIn) selectText(shownIn)
    setOutcome(wasCopied ? 'copied' : 'failed')
    onDone?.(wasCopied ? 'Copied to clipboard!' : 'Failed to copy', wasCopied)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome(null), SHOWN_FOR)
  }
  return (
    <>
      <Button
        kind="secondary"
        size={size}
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={copy}
      >
        {outcome === 'copied' ? 'Copied' : 'Copy'}
        <span className="sr-only"> {what}</span>
      </Button>
      <span className="sr-only" aria-live="polite">
        {outcome === 'copied' && 'Copied to clipboard!'}
        {outcome === 'failed' && 'Failed to copy'}
      </span>
    </>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function selectText(id: string): void {
  const element = document.getElementById(id)
  if (element) getSelection()?.selectAllChildren(element)
}
