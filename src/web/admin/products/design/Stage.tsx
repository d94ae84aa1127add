import { backOfDesign, type Drawing } from '@khol/studio'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { announce } from '#web/kit/feedback/announcer.ts'
import { CaseDrawing } from './CaseDrawing.tsx'
import { dragged, type Place, placeWords, pressed, type Spot, wheeled } from './placing.ts'

interface StageProps {
  readonly drawing: Drawing
  readonly onPlace: (place: Place) => void
}

/** Large preview, whose picture is moved, zoomed and turned by pointer, wheel or keyboard. */
export function Stage({ drawing, onPlace }: StageProps) {
  const { design, model } = drawing
  const { artwork } = design
  const table = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  /** Latest position, a ref since several gesture events may come before the next rendering. */
  const at = useRef<Place | null>(artwork)
  useLayoutEffect(() => {
    at.current = artwork
  }, [artwork])
  const hintId = useId()
  const put = (place: Place) => {
    at.current = place
    onPlace(place)
  }

  // The wheel scrolls the page unless the case has the focus.
  const wheel = useEffectEvent((event: WheelEvent) => {
    const isMeant = event.ctrlKey || table.current?.contains(document.activeElement)
    if (!isMeant || !at.current) return
    event.preventDefault()
    put(wheeled(at.current, event.deltaY))
  })
  useEffect(() => {
    const element = table.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])

  // A newly uploaded picture receives the focus, to be positioned.
  const before = useRef(artwork?.picture)
  useEffect(() => {
    const picture = artwork?.picture
    if (picture !== undefined && picture !== before.current) table.current?.focus()
    before.current = picture
  }, [artwork?.picture])

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.has(event.pointerId) || !at.current) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const back = backOfDesign(drawing)
    put(
      dragged(at.current, before, [...fingers.current.values()], {
        width: width * back.width,
        height: height * back.height,
      }),
    )
  }
  const letGo = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    const place = at.current && pressed(at.current, event.key)
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    put(place)
    announce(placeWords(place))
  }
  const handles = artwork && {
    role: 'application',
    'aria-label': `Your picture on ${model}`,
    'aria-describedby': hintId,
    tabIndex: 0,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    },
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: press,
    className: 'cursor-grab touch-none scroll-my-24 rounded-control active:cursor-grabbing',
  }
  return (
    <div className="grid gap-2">
      <div ref={table} {...handles}>
        <CaseDrawing drawing={drawing} alt={`The case on ${model}`} isUrgent />
      </div>
      {artwork && (
        <p id={hintId} className="text-muted text-sm">
          Drag your picture to its place; two fingers zoom and turn it. With the keyboard: arrows
          move, + and − zoom, [ and ] turn.
        </p>
      )}
    </div>
  )
}
