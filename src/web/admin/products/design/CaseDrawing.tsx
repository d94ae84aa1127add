import { artLoading, type Drawing, drawDesign } from '@khol/studio'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { send } from '#web/kit/api/send.ts'

interface CaseDrawingProps {
  readonly drawing: Drawing
  /** Alternative text; '' beside text that says the same. */
  readonly alt: string
}

/** Preview of a design; the previous image stays until the next one is ready. */
export function CaseDrawing({ drawing, alt }: CaseDrawingProps) {
  const element = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(element)
  const address = useDrawn(isSeen ? drawing : null)
  return (
    <span ref={element} className="block aspect-4/5 overflow-hidden rounded-control bg-paper">
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
function useDrawn(drawing: Drawing | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const { artworkHref, ...rest } = drawing ?? {}
  const key = JSON.stringify(rest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `artworkHref` identify the drawing
  useEffect(() => {
    if (!drawing) return
    const put = (svg: string) =>
      setAddress(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    return drawSoon(drawing, put)
  }, [key, artworkHref])
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

/** Draws a case in a task of its own, which keeps the page responsive; the returned function cancels it. */
export function drawSoon(drawing: Drawing, done: (svg: string) => void): () => void {
  const leaving = new AbortController()
  const timer = setTimeout(() => void drawWithArt(drawing, done, leaving.signal))
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}

/**
 * Draws a case once its art is loaded; one with a name once more when the server has answered with
 * the lettering. Without that answer it stays without a name.
 */
async function drawWithArt(
  drawing: Drawing,
  done: (svg: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let svg = drawDesign(drawing)
  if (artLoading()) {
    await artLoading()
    svg = drawDesign(drawing)
  }
  if (signal.aborted) return
  done(svg)
  if (!namedByCustomer(drawing.caseType)) return
  const lettering = await letteringOf(drawing).catch(() => '')
  if (lettering && !signal.aborted) done(svg.replace('</svg>', `${lettering}</svg>`))
}

const letterings = new Map<string, Promise<string>>()

function letteringOf({ design: { look, colour, seed }, brand, model }: Drawing): Promise<string> {
  const body = { design: { look, colour, seed }, brandSlug: brand, model }
  const key = JSON.stringify(body)
  const known = letterings.get(key)
  if (known) return known
  const drawn = send('drawLettering', { body }).then(({ svg }) => svg)
  letterings.set(key, drawn)
  drawn.catch(() => letterings.delete(key))
  return drawn
}
