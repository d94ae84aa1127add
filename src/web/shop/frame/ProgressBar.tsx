import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { t } from '#messages'

/** Milliseconds of loading after which the progress bar is shown. */
const DELAY = 300

/** Progress bar along the top of the navigation bar, a landmark, while the next page is slow to load. */
export function ProgressBar() {
  const isUnderWay = useNavigation().state === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), DELAY)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  if (!isSlow) return null
  return (
    <div
      role="progressbar"
      aria-label={t.common.loadingPage}
      className="absolute inset-x-0 top-0 h-1 origin-left animate-creep bg-plum rtl:origin-right"
    />
  )
}
