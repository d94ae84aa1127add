import { readingSign } from '#web/kit/ui/blocks/reading-direction.ts'
import { CLOSE_UP, moved, type Point, pinched, scaled, settled, type View, whole } from './view.ts'

/** Milliseconds within which two taps are one double tap. */
const DOUBLE_TAP = 300
/** Pixels that a finger may move and still have tapped. */
const STEADY = 10
/** Pixels that a picture must be swiped to turn to the next. */
const SWIPE = 48

interface StageElements {
  /** Clips the strip; receives the pointer events. */
  readonly stage: HTMLElement
  /** The pictures in a row, each as large as the stage. */
  readonly strip: HTMLElement
  /** Another picture is shown. */
  readonly onTurn: (index: number) => void
  /** The picture is shown whole again, or no longer. */
  readonly onScale: (isWhole: boolean) => void
}

export interface Stage {
  /** Shows a picture, whole; turns to the last one when there is none of that number. */
  readonly turnTo: (index: number) => void
  readonly turn: (by: number) => void
  /** Shows the picture to the right for 1, to the left for -1, whichever is next in the direction of reading. */
  readonly turnAside: (to: number) => void
  /** Enlarges the middle, or shows the picture whole again. */
  readonly toggle: () => void
  /** Moves an enlarged picture by so many pixels; false for a whole one. */
  readonly move: (by: Point) => boolean
  readonly close: () => void
}

/**
 * Pictures that are turned by swiping, and enlarged by pinching, tapping twice, a click or the
 * wheel. Gestures move them without React, which would render for every pixel.
 */
export function openStage({ stage, strip, onTurn, onScale }: StageElements): Stage {
  const forwards = readingSign(strip)
  const fingers = new Map<number, Point>()
  let index = 0
  let view = whole
  let swiped = 0
  let begun = { at: whole as Point, isTap: false }
  let lastTap = Number.NEGATIVE_INFINITY

  const put = (next: View) => {
    if ((next.scale === 1) !== (view.scale === 1)) onScale(next.scale === 1)
    view = next
    draw()
  }
  // Set through the object model, which the policy against inline styles leaves alone.
  const draw = () => {
    strip.style.setProperty(
      'transform',
      `translateX(calc(${index * -100 * forwards}% + ${swiped}px))`,
    )
    const picture = strip.children[index]?.querySelector('img')
    picture?.style.setProperty(
      'transform',
      `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    )
  }
  const settle = () => put(settled(view, stage.getBoundingClientRect()))
  const turnTo = (wanted: number) => {
    put(whole)
    index = Math.max(0, Math.min(strip.children.length - 1, wanted))
    swiped = 0
    draw()
    onTurn(index)
  }
  const toggleAt = (point: Point) => {
    put(view.scale > 1 ? whole : scaled(view, CLOSE_UP, point))
    settle()
  }

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect()
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    stage.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    begun = { at, isTap: fingers.size === 0 }
    fingers.set(event.pointerId, at)
    stage.toggleAttribute('data-held', true)
  }
  const follow = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const before = [...fingers.values()]
    const point = pointOf(event)
    fingers.set(event.pointerId, point)
    if (Math.hypot(point.x - begun.at.x, point.y - begun.at.y) > STEADY) begun.isTap = false
    const by = { x: point.x - last.x, y: point.y - last.y }
    if (fingers.size > 1) put(pinched(view, before, [...fingers.values()]))
    else if (view.scale > 1) put(moved(view, by))
    else {
      swiped += by.x
      draw()
    }
  }
  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    stage.toggleAttribute('data-held', false)
    const isTap = begun.isTap && event.type === 'pointerup'
    if (Math.abs(swiped) > SWIPE) return turnTo(index - Math.sign(swiped) * forwards)
    swiped = 0
    settle()
    if (!isTap) return
    const isDouble = event.timeStamp - lastTap < DOUBLE_TAP
    lastTap = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp
    if (isDouble || event.pointerType === 'mouse') toggleAt(pointOf(event))
  }
  const roll = (event: WheelEvent) => {
    event.preventDefault()
    put(scaled(view, view.scale * Math.exp(event.deltaY / -300), pointOf(event)))
    settle()
  }

  const ending = new AbortController()
  const { signal } = ending
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', follow, { signal })
  stage.addEventListener('pointerup', release, { signal })
  stage.addEventListener('pointercancel', release, { signal })
  stage.addEventListener('wheel', roll, { signal, passive: false })
  addEventListener('resize', settle, { signal })
  return {
    turnTo,
    turn: (by) => turnTo(index + by),
    turnAside: (to) => turnTo(index + to * forwards),
    toggle: () => toggleAt(whole),
    move(by) {
      if (view.scale === 1) return false
      put(moved(view, by))
      settle()
      return true
    },
    close: () => ending.abort(),
  }
}
