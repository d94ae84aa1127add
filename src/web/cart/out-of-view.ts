import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the page but not on the screen; false until that is known. */
export function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
