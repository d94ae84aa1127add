import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { FormPicture } from './form-pictures.ts'
import { openPictureQueue, type PictureQueue } from './picture-queue.ts'

/** A queue of uploads as a component shows it. */
export interface ShownPictureQueue {
  readonly queue: PictureQueue
  readonly list: readonly FormPicture[]
}

/**
 * Opens a queue of uploads with the pictures at `paths`, and closes it with the component. `options`
 * are those of the first render; `onChange` is called with the pictures after every change.
 */
export function usePictureQueue(
  paths: readonly string[],
  options: Parameters<typeof openPictureQueue>[1],
  onChange: (pictures: readonly FormPicture[]) => void,
): ShownPictureQueue {
  const [queue] = useState(() => openPictureQueue(paths, options))
  const notify = useEffectEvent(() => onChange(queue.pictures()))
  useEffect(() => {
    const stop = queue.subscribe(notify)
    return () => {
      stop()
      queue.close()
    }
  }, [queue])
  return { queue, list: useSyncExternalStore(queue.subscribe, queue.pictures, queue.pictures) }
}
