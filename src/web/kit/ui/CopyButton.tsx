import { useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { Button, type ButtonKind, type ButtonSize } from './Button.tsx'

/** Milliseconds for which the button shows the confirmation. */
const SHOWN_FOR = 2_000

interface CopyButtonProps {
  readonly text: string
  /** The copied thing: 'Easypaisa number'. */
  readonly what: string
  /** Names the copied thing in the button itself, where the text is not next to it. */
  readonly isNamed?: boolean
  /** Id of the element with the text; its content is selected when the clipboard is unavailable. */
  readonly shownIn?: string
  /** Called with the message of the outcome: 'Copied to clipboard!' or 'Failed to copy'. */
  readonly onDone: (message: string, wasCopied: boolean) => void
  readonly size?: ButtonSize
  readonly kind?: ButtonKind
}

/** Button that copies a text and confirms it for two seconds; without a clipboard it selects the text. */
export function CopyButton({
  text,
  what,
  isNamed = false,
  shownIn,
  onDone,
  size = 'small',
  kind = 'secondary',
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wasCopied = await copyText(text)
    if (!wasCopied && shownIn) selectText(shownIn)
    setCopied(wasCopied)
    onDone(wasCopied ? t.forms.copySuccess : t.forms.copyFailed, wasCopied)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR)
  }
  return (
    <Button kind={kind} size={size} icon={isCopied ? 'check' : 'copy'} onClick={copy}>
      <span>
        {(isCopied ? t.forms.copied : t.forms.copy)({
          what: (content) => <span className={isNamed ? undefined : 'sr-only'}>{content}</span>,
          name: what,
        })}
      </span>
    </Button>
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
