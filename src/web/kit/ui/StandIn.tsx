import { type RefObject, useEffect, useState } from 'react'
import { standInFor } from '#domain/catalogue/designs/drawn-picture.ts'
import { t } from '#messages'

/** Milliseconds in which a stored picture arrives on most phones. */
const PATIENCE = 600

interface StandInProps {
  /** The picture that is awaited. */
  readonly image: RefObject<HTMLImageElement | null>
  readonly path: string
  readonly phone: string
}

/**
 * Placeholder over a picture that takes long: a line that says which phone is being drawn, and, unless
 * an earlier picture is still in place, the case on a phone for which it is drawn already. It
 * disappears once the picture is loaded.
 */
export function StandIn({ image, path, phone }: StandInProps) {
  const [isLate, setLate] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const address = standInFor(path)
  useEffect(() => {
    const awaited = image.current
    if (!awaited || isLoaded(awaited)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(() => {
        setEmpty(awaited.naturalWidth === 0)
        setLate(!isLoaded(awaited))
      }, PATIENCE)
    })
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      setLate(false)
    }
    observer.observe(awaited)
    awaited.addEventListener('load', end)
    return () => {
      end()
      awaited.removeEventListener('load', end)
    }
  }, [image])
  if (!isLate || address === undefined) return null
  return (
    <span aria-hidden="true" className="absolute inset-0 block">
      {isEmpty && <img src={address} alt="" className="size-full object-cover" />}
      <span className="absolute inset-x-0 bottom-0 bg-white/88 px-2 py-0.5 text-center text-muted text-xs">
        {t.common.drawingOnPhone({ phone })}
      </span>
    </span>
  )
}

const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
