import { type Drawing, drawDesign } from '@khol/studio'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'

interface CaseDrawingProps {
  readonly drawing: Drawing
  /** Alternative text; '' beside text that says the same. */
  readonly alt: string
  readonly isUrgent?: boolean
  readonly className?: string
}

/** Preview of a design; the previous image stays until the next one is ready. */
export function CaseDrawing({ drawing, alt, isUrgent = false, className }: CaseDrawingProps) {
  const element = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(element)
  const address = useDrawn(isSeen ? drawing : null, isUrgent)
  return (
    <span
      ref={element}
      className={classNames('block aspect-4/5 overflow-hidden rounded-control bg-paper', className)}
    >
      {address && (
        <img
          src={address}
          alt={alt}
          draggable={false}
          className="pointer-events-none size-full select-none object-cover"
        />
      )}
    </span>
  )
}

/** Object URL of the drawing; null without a drawing and until the first one is ready. */
function useDrawn(drawing: Drawing | null, isUrgent: boolean): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const { artworkHref, ...rest } = drawing ?? {}
  const key = JSON.stringify(rest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `artworkHref` identify the drawing
  useEffect(() => {
    if (!drawing) return
    const put = (svg: string) =>
      setAddress(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    return drawSoon(drawing, put, { isUrgent })
  }, [key, artworkHref, isUrgent])
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}

/** Lazy rendering: whether the element has been in the viewport or within 200 px of it. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return
    const watch = new IntersectionObserver(
      (entries) =>
        setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isSeen])
  return isSeen
}

const waiting: { readonly drawing: Drawing; readonly done: (svg: string) => void }[] = []
let isAtWork = false

/**
 * Queues a drawing, urgent ones first; the returned function cancels it. Each runs in a task of its
 * own, which keeps the page responsive.
 */
export function drawSoon(
  drawing: Drawing,
  done: (svg: string) => void,
  { isUrgent = false } = {},
): () => void {
  const job = { drawing, done }
  if (isUrgent) waiting.unshift(job)
  else waiting.push(job)
  drawNext()
  return () => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function drawNext(): void {
  if (isAtWork || waiting.length === 0) return
  isAtWork = true
  setTimeout(() => {
    isAtWork = false
    const job = waiting.shift()
    job?.done(drawDesign(job.drawing))
    drawNext()
  })
}
