import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'

interface LargePictureProps {
  readonly address: string
  readonly words: string
  readonly onClose: () => void
}

/**
 * Picture as wide as its dialog, so that the numbers on it can be read; a long one scrolls. A press on
 * it or the button shows its own pixels, for a wide one, whose height is small at this width.
 */
export function LargePicture({ address, words, onClose }: LargePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isZoomed, setZoomed] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const toggleZoom = () => {
    const box = dialog.current
    if (!box) return
    const middle = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight
    flushSync(() => setZoomed(!isZoomed))
    box.scrollTop = middle * box.scrollHeight - box.clientHeight / 2
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by keyboard, a button zooms
    <dialog
      ref={dialog}
      aria-label={words}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
        else if (target instanceof HTMLImageElement) toggleZoom()
      }}
      className={classNames(
        'm-auto max-h-[calc(0.96*var(--screen))] w-[min(44rem,calc(100%-1rem))] overflow-auto rounded-card bg-white p-0 text-ink raised',
        isZoomed && 'lg:w-[calc(100%-1rem)]',
      )}
    >
      <div className="sticky start-0 top-0 flex w-full items-center border-hairline border-b bg-white ps-4">
        <p className="min-w-0 flex-1 py-2 font-semibold text-sm">{words}</p>
        <Tool icon={isZoomed ? 'minus' : 'plus'} onPress={toggleZoom}>
          {isZoomed ? t.orders.zoomOut : t.orders.zoomIn}
        </Tool>
        <Tool icon="close" onPress={onClose}>
          {t.common.close}
        </Tool>
      </div>
      <img
        src={address}
        alt={words}
        className={classNames(
          'block h-auto',
          isZoomed
            ? 'w-auto min-w-[200%] max-w-none cursor-zoom-out lg:min-w-full'
            : 'w-full cursor-zoom-in',
        )}
      />
    </dialog>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly onPress: () => void
  /** Label of the button. */
  readonly children: string
}

function Tool({ icon, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-paper hover:text-ink"
    >
      <Icon name={icon} label={children} />
    </button>
  )
}
