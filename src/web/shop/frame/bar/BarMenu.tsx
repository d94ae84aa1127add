import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'

/** Classes of each link and button in a menu. */
export const menuLine =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start font-medium hover:bg-plum-tint hover:text-plum aria-[current=page]:text-plum'

interface BarMenuProps {
  readonly icon: IconName
  /** Label of the button that opens the menu. */
  readonly label: ReactNode
  /** Classes that align the panel with the button: `end-0`. */
  readonly className: string
  /** Items of a list. */
  readonly children: ReactNode
}

/** The bar's menu; a press outside, Esc and a navigation close it. */
export function BarMenu({ icon, label, className, children }: BarMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={menu} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 max-w-48 items-center gap-2 rounded-control px-3 font-semibold hover:bg-plum-tint hover:text-plum"
      >
        <Icon name={icon} />
        {label}
        <Icon name="down" className="size-4" />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames(
          'absolute top-full mt-2 w-56 animate-rise rounded-card border border-hairline bg-white p-2 raised',
          className,
        )}
      >
        <ul>{children}</ul>
      </div>
    </div>
  )
}
