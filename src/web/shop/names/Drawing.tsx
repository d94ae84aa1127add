import { useId, useLayoutEffect, useRef } from 'react'

interface DrawingProps {
  /** SVG markup that the studio has drawn. */
  readonly svg: string
  /** Shows only the part with the name, where the whole would be too small. */
  readonly isCloseUp?: boolean
}

/** Crop of the close-up: the lower part of the phone's back, in fractions of a drawing's size. */
const closeUp = { x: 0.2, y: 0.37, size: 0.58 }

/** Inline SVG of a case, hidden from screen readers; the text next to it describes it. */
export function Drawing({ svg, isCloseUp = false }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    // Each drawing numbers its gradients from 0: ids in a page must be unique.
    const own = svg.replaceAll(/(id="|url\(#)(d\d+)/g, `$1${id}$2`)
    const drawing = new DOMParser().parseFromString(own, 'image/svg+xml').documentElement
    drawing.setAttribute('class', 'block size-full')
    if (isCloseUp) {
      const [, , w = 0, h = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
      const { x, y, size } = closeUp
      drawing.setAttribute('viewBox', [x * w, y * h, size * w, size * h].join(' '))
    }
    place.current?.replaceChildren(drawing)
  }, [svg, id, isCloseUp])
  return <div ref={place} aria-hidden="true" className="size-full" />
}
