import { useId, useLayoutEffect, useRef } from 'react'

interface DrawingProps {
  /** As the studio draws it. */
  readonly svg: string
  /** Shows the part where the name is, for where the whole would be too small. */
  readonly isCloseUp?: boolean
}

/** The lower part of the back, in shares of a drawing's width and height. */
const closeUp = { x: 0.2, y: 0.37, size: 0.58 }

/** A drawing of the studio in the page; words beside it say what it shows. */
export function Drawing({ svg, isCloseUp = false }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    // Every drawing counts its gradients from nothing: in a page each needs names of its own.
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
