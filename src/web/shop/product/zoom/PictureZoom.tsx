import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '#messages'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { CloseUp } from './CloseUp.tsx'
import { openStage, type Stage } from './stage.ts'

interface PictureZoomProps {
  readonly images: readonly string[]
  /** Alternative text by place. */
  readonly words: (index: number) => string
  /** Addresses of smaller files by place, for the time until the large ones are there. */
  readonly previews?: readonly string[]
  /** The picture to begin with. */
  readonly start: number
  /** Called with the index of the picture that was shown last. */
  readonly onClose: (index: number) => void
}

/** Pixels that an arrow key moves an enlarged picture. */
const STEP = 80

/** The pictures of a product on the whole screen, to be turned and looked at closely. */
export function PictureZoom({ images, words, previews, start, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const played = useRef<Stage>(null)
  const [index, setIndex] = useState(start)
  const [isWhole, setWhole] = useState(true)

  useEffect(() => {
    const stage = strip.current?.parentElement
    if (!dialog.current || !strip.current || !stage) return
    dialog.current.showModal()
    const opened = openStage({
      stage,
      strip: strip.current,
      onTurn: setIndex,
      onScale: setWhole,
    })
    played.current = opened
    opened.turnTo(start)
    return opened.close
  }, [start])

  const close = () => {
    // Returns the focus to the element that opened the dialog.
    dialog.current?.close()
    onClose(index)
  }
  const press = (event: KeyboardEvent) => {
    const stage = played.current
    const by = arrows[event.key]
    if (!stage) return
    if (by) {
      if (!stage.move({ x: by.x * -STEP, y: by.y * -STEP })) stage.turnAside(by.x)
      event.preventDefault()
    } else if (isWhole ? /[+=]/.test(event.key) : event.key === '-') stage.toggle()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t.product.zoomTitle}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className="on-plum h-(--screen) max-h-none w-screen max-w-none overflow-hidden bg-ink p-0 text-white"
    >
      <div className="flex h-full flex-col">
        <div
          className="group min-h-0 flex-1 cursor-zoom-in touch-none select-none overflow-hidden data-close:cursor-grab"
          data-close={isWhole ? undefined : ''}
        >
          <ul
            ref={strip}
            className="flex h-full transition-transform duration-200 group-data-held:transition-none"
          >
            {images.map((path, place) => (
              <li
                key={path}
                aria-hidden={place !== index}
                className="grid size-full shrink-0 place-items-center overflow-hidden"
              >
                <CloseUp
                  path={path}
                  alt={words(place)}
                  preview={previews?.[place]}
                  loading={Math.abs(place - index) < 2 ? 'eager' : 'lazy'}
                  className="pointer-events-none h-(--screen) bg-none text-white max-h-[calc(var(--screen)-4rem)] w-screen object-contain transition-transform duration-200 group-data-held:transition-none"
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="grid min-h-16 grid-cols-[1fr_auto_1fr] items-center gap-2 px-3">
          <span>
            <Tool icon={isWhole ? 'plus' : 'minus'} onPress={() => played.current?.toggle()}>
              {isWhole ? t.product.zoomIn : t.product.zoomOut}
            </Tool>
          </span>
          {images.length > 1 ? (
            <Paging index={index} count={images.length} onTurn={(by) => played.current?.turn(by)} />
          ) : (
            <span />
          )}
          <span className="justify-self-end">
            <Tool icon="close" onPress={close}>
              {t.common.close}
            </Tool>
          </span>
        </div>
      </div>
    </dialog>
  )
}

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface PagingProps {
  readonly index: number
  readonly count: number
  readonly onTurn: (by: -1 | 1) => void
}

/** Buttons to the pictures before and after, around the place of the present one. */
function Paging({ index, count, onTurn }: PagingProps) {
  return (
    <div className="flex items-center gap-2">
      <Tool icon="chevron" isTurned isOff={index === 0} onPress={() => onTurn(-1)}>
        {t.product.zoomPrevious}
      </Tool>
      <p role="status" className="min-w-14 text-center text-sm tabular-nums">
        {t.product.zoomPlace({ place: index + 1, count, hidden: hiddenText })}
      </p>
      <Tool icon="chevron" isOff={index === count - 1} onPress={() => onTurn(1)}>
        {t.product.zoomNext}
      </Tool>
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  /** Drawn the other way round. */
  readonly isTurned?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
  /** Label of the button. */
  readonly children: string
}

function Tool({ icon, isTurned, isOff, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="grid size-12 place-items-center rounded-control hover:bg-white/15 aria-disabled:opacity-40"
    >
      <Icon name={icon} label={children} className={isTurned ? 'turned' : 'size-6'} />
    </button>
  )
}
