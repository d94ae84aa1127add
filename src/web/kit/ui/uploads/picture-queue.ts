import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { type Failure, failureOf } from '#web/kit/api/failure.ts'
import type { PictureOptions } from '#web/kit/api/send-picture.ts'
import type { FormPicture, SentPicture, StoredPicture, UploadProgress } from './form-pictures.ts'

export interface RefusedFile {
  readonly fileName: string
  readonly message: string
}

interface QueueWork {
  readonly upload: (
    file: File,
    options: Pick<PictureOptions, 'signal' | 'onProgress'>,
  ) => Promise<string>
  /** Why a file can't be sent; null when it can. */
  readonly mistakeOf: (file: File) => string | null
  readonly most: number
  /** Message for a file beyond the maximum. */
  readonly tooMany: string
  /** Called with the failure of an upload. */
  readonly onFailure: (failure: Failure) => void
}

/** The pictures of one form in their order, the main one first, with those still to be uploaded. */
export interface PictureQueue {
  readonly pictures: () => readonly FormPicture[]
  readonly subscribe: (listener: () => void) => () => void
  /** Adds files and starts their uploads; returns the refused ones. */
  readonly add: (files: readonly File[]) => readonly RefusedFile[]
  readonly retry: (key: string) => void
  /** Removes a picture, stored or not; aborts its upload. */
  readonly remove: (key: string) => void
  /** Moves a picture to another index. */
  readonly move: (key: string, place: number) => void
  /** Aborts all uploads and releases the files. */
  readonly close: () => void
}

/**
 * Opens an upload queue with a form's stored pictures. Uploads run one after the other: on a
 * mobile connection two parallel uploads would only both be slow.
 */
export function openPictureQueue(
  paths: readonly string[],
  { upload, mistakeOf, most, tooMany, onFailure }: QueueWork,
): PictureQueue {
  const files = new Map<string, File>()
  const listeners = new Set<() => void>()
  let lastKey = 0
  const nextKey = () => `picture-${++lastKey}`
  let pictures: readonly FormPicture[] = paths.map((path) => stored(nextKey(), path, null))
  let current: { readonly key: string; readonly controller: AbortController } | null = null

  const put = (next: readonly FormPicture[]) => {
    pictures = next
    for (const listener of listeners) listener()
  }
  const find = (key: string) => pictures.find((picture) => picture.key === key)
  const report = (key: string, progress: UploadProgress) =>
    put(
      pictures.map((picture) => {
        if (picture.key !== key || picture.state === 'stored') return picture
        const { fileName, preview } = picture
        return { key, fileName, preview, ...progress }
      }),
    )
  const letGo = (picture: FormPicture | undefined) => {
    if (!picture || picture.state === 'stored') return
    files.delete(picture.key)
    URL.revokeObjectURL(picture.preview)
  }

  const work = async () => {
    if (current) return
    const next = pictures.find(({ state }) => state === 'waiting')
    const file = next && files.get(next.key)
    if (!next || !file) return
    const { key } = next
    const controller = new AbortController()
    current = { key, controller }
    report(key, { state: 'uploading', part: 0 })
    try {
      const path = await upload(file, {
        signal: controller.signal,
        onProgress: (part) => {
          if (find(key)?.state === 'uploading') report(key, { state: 'uploading', part })
        },
      })
      const sent = find(key)
      if (sent) {
        put(pictures.map((it) => (it.key === key ? stored(key, path, file.name) : it)))
        letGo(sent)
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        const failure = failureOf(error, pictureSentences().failed)
        report(key, { state: 'failed', failure })
        onFailure(failure)
      }
    }
    current = null
    await work()
  }

  return {
    pictures: () => pictures,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(chosen) {
      const refused: RefusedFile[] = []
      const taken: SentPicture[] = []
      for (const file of chosen) {
        const isFull = pictures.length + taken.length >= most
        const message = mistakeOf(file) ?? (isFull ? tooMany : null)
        if (message !== null) {
          refused.push({ fileName: file.name, message })
          continue
        }
        const key = nextKey()
        files.set(key, file)
        taken.push({
          key,
          state: 'waiting',
          fileName: file.name,
          preview: URL.createObjectURL(file),
        })
      }
      if (taken.length > 0) put([...pictures, ...taken])
      void work()
      return refused
    },
    retry(key) {
      report(key, { state: 'waiting' })
      void work()
    },
    remove(key) {
      const gone = find(key)
      put(pictures.filter((picture) => picture !== gone))
      if (current?.key === key) current.controller.abort()
      letGo(gone)
    },
    move(key, place) {
      const moved = find(key)
      if (!moved) return
      const others = pictures.filter((picture) => picture !== moved)
      put([...others.slice(0, place), moved, ...others.slice(place)])
    },
    close() {
      const left = pictures
      pictures = []
      current?.controller.abort()
      for (const picture of left) letGo(picture)
    },
  }
}

function stored(key: string, path: string, fileName: string | null): StoredPicture {
  return { key, state: 'stored', path, fileName }
}

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
