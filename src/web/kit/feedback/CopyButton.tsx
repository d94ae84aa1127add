import { useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { Button, type ButtonSize } from '#web/kit/ui/Button.tsx'
import { toast } from './toast.ts'

const SHOWN_FOR = 2_000

interface CopyButtonProps {
  readonly text: string
  /** The copied thing: 'Easypaisa number'. */
  readonly what: string
  /** Names the copied thing in the button itself, where the text is not next to it. */
  readonly isNamed?: boolean
  /** Id of the element with the text; its content is selected when the clipboard is unavailable. */
  readonly shownIn?: string
  readonly size?: ButtonSize
}

/** Button that copies a text and confirms it, for two seconds above itself; without a clipboard it selects the text. */
export function CopyButton({
  text,
  what,
  isNamed = false,
  shownIn,
  size = 'small',
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const wasCopied = await copyText(text)
    if (!wasCopied && shownIn) selectText(shownIn)
    setCopied(wasCopied)
    if (!wasCopied) toast.error(t.forms.copyFailed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR)
  }
  return (
    <span className="relative inline-grid shrink-0">
      <Button kind="secondary" size={size} icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        <span>
          {t.forms.copy({
            what: (content) => <span className={isNamed ? undefined : 'sr-only'}>{content}</span>,
            name: what,
          })}
        </span>
      </Button>
      <span role="status" className="pointer-events-none absolute end-0 bottom-full z-10">
        {isCopied && (
          <span className="mb-1 block animate-rise whitespace-nowrap rounded-control bg-ink px-2.5 py-1 text-sm text-white">
            {t.forms.copySuccess}
          </span>
        )}
      </span>
    </span>
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
