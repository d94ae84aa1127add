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
import { dragged, type Placement, type Point, placementText, pressed, wheeled } from './placing.ts'

interface DesignCanvasProps {
  readonly drawing: Drawing
  readonly onMove: (placement: Placement) => void
}

/** Large preview, whose picture is moved, zoomed and turned by pointer, wheel or keyboard. */
export function DesignCanvas({ drawing, onMove }: DesignCanvasProps) {
  const { design, model } = drawing
  const { artwork } = design
  const canvas = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  /** Latest position, a ref since several gesture events may come before the next rendering. */
  const latest = useRef<Placement | null>(artwork)
  useLayoutEffect(() => {
    latest.current = artwork
  }, [artwork])
  const hintId = useId()
  const put = (placement: Placement) => {
    latest.current = placement
    onMove(placement)
  }

  // The wheel scrolls the page unless the case has the focus.
  const wheel = useEffectEvent((event: WheelEvent) => {
    const isMeant = event.ctrlKey || canvas.current?.contains(document.activeElement)
    if (!isMeant || !latest.current) return
    event.preventDefault()
    put(wheeled(latest.current, event.deltaY))
  })
  useEffect(() => {
    const element = canvas.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])
  // A new picture is to be positioned.
  const picture = artwork?.picture
  const positioned = useRef(picture)
  useEffect(() => {
    if (picture !== undefined && picture !== positioned.current) canvas.current?.focus()
    positioned.current = picture
  }, [picture])
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.has(event.pointerId) || !latest.current) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const back = backOfDesign(drawing)
    put(
      dragged(latest.current, before, [...fingers.current.values()], {
        width: width * back.width,
        height: height * back.height,
      }),
    )
  }
  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    const placement = latest.current && pressed(latest.current, event.key)
    if (!placement || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    put(placement)
    announce(placementText(placement))
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
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: press,
    className: 'cursor-grab touch-none scroll-my-24 rounded-control active:cursor-grabbing',
  }
  return (
    <div className="grid gap-2">
      <div ref={canvas} {...handles}>
        <CaseDrawing drawing={drawing} alt={`The case on ${model}`} />
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
