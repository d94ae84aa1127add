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
  readonly tooMany: string
  readonly onFailure: (failure: Failure) => void
}

/**
 * Pictures of a form in their order, the main one first. Uploads run one after the other: on a
 * mobile connection two would only both be slow.
 */
export class PictureQueue {
  readonly #work: QueueWork
  readonly #files = new Map<string, File>()
  readonly #listeners = new Set<() => void>()
  #lastKey = 0
  #pictures: readonly FormPicture[]
  #current: { readonly key: string; readonly controller: AbortController } | null = null

  /** @param paths of the form's stored pictures */
  constructor(paths: readonly string[], work: QueueWork) {
    this.#work = work
    this.#pictures = paths.map((path) => stored(this.#nextKey(), path, null))
  }

  readonly pictures = () => this.#pictures

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds files and starts their uploads; returns the refused ones. */
  add(files: readonly File[]): readonly RefusedFile[] {
    const { mistakeOf, most, tooMany } = this.#work
    const refused: RefusedFile[] = []
    const taken: SentPicture[] = []
    for (const file of files) {
      const isFull = this.#pictures.length + taken.length >= most
      const message = mistakeOf(file) ?? (isFull ? tooMany : null)
      if (message !== null) refused.push({ fileName: file.name, message })
      else taken.push(this.#waiting(file))
    }
    if (taken.length > 0) this.#put([...this.#pictures, ...taken])
    void this.#uploadNext()
    return refused
  }

  retry(key: string): void {
    this.#report(key, { state: 'waiting' })
    void this.#uploadNext()
  }

  /** Removes a picture, stored or not; aborts its upload. */
  remove(key: string): void {
    const gone = this.#find(key)
    this.#put(this.#pictures.filter((picture) => picture !== gone))
    if (this.#current?.key === key) this.#current.controller.abort()
    this.#release(gone)
  }

  /** Moves a picture to another index. */
  move(key: string, place: number): void {
    const moved = this.#find(key)
    if (!moved) return
    const others = this.#pictures.filter((picture) => picture !== moved)
    this.#put([...others.slice(0, place), moved, ...others.slice(place)])
  }

  /** Aborts all uploads and releases the files. */
  close(): void {
    const left = this.#pictures
    this.#pictures = []
    this.#current?.controller.abort()
    for (const picture of left) this.#release(picture)
  }

  #nextKey(): string {
    this.#lastKey += 1
    return `picture-${this.#lastKey}`
  }

  #find(key: string): FormPicture | undefined {
    return this.#pictures.find((picture) => picture.key === key)
  }

  #put(next: readonly FormPicture[]): void {
    this.#pictures = next
    for (const listener of this.#listeners) listener()
  }

  #report(key: string, progress: UploadProgress): void {
    this.#put(
      this.#pictures.map((picture) => {
        if (picture.key !== key || picture.state === 'stored') return picture
        const { fileName, preview } = picture
        return { key, fileName, preview, ...progress }
      }),
    )
  }

  #waiting(file: File): SentPicture {
    const key = this.#nextKey()
    this.#files.set(key, file)
    return { key, state: 'waiting', fileName: file.name, preview: URL.createObjectURL(file) }
  }

  #release(picture: FormPicture | undefined): void {
    if (!picture || picture.state === 'stored') return
    this.#files.delete(picture.key)
    URL.revokeObjectURL(picture.preview)
  }

  async #uploadNext(): Promise<void> {
    const next = this.#pictures.find(({ state }) => state === 'waiting')
    const file = next && this.#files.get(next.key)
    if (this.#current || !file) return
    const controller = new AbortController()
    this.#current = { key: next.key, controller }
    await this.#upload(next.key, file, controller.signal)
    this.#current = null
    await this.#uploadNext()
  }

  async #upload(key: string, file: File, signal: AbortSignal): Promise<void> {
    this.#report(key, { state: 'uploading', part: 0 })
    const onProgress = (part: number) => {
      if (this.#find(key)?.state === 'uploading') this.#report(key, { state: 'uploading', part })
    }
    try {
      const path = await this.#work.upload(file, { signal, onProgress })
      const sent = this.#find(key)
      if (!sent) return
      this.#put(this.#pictures.map((it) => (it === sent ? stored(key, path, file.name) : it)))
      this.#release(sent)
    } catch (error) {
      if (signal.aborted) return
      const failure = failureOf(error, pictureSentences().failed)
      this.#report(key, { state: 'failed', failure })
      this.#work.onFailure(failure)
    }
  }
}

function stored(key: string, path: string, fileName: string | null): StoredPicture {
  return { key, state: 'stored', path, fileName }
}

/**
 * Opens a queue of uploads with the pictures at `paths`, and closes it with the component. `options`
 * are those of the first render; `onChange` is called with the pictures after every change.
 */
export function usePictureQueue(
  paths: readonly string[],
  options: QueueWork,
  onChange: (pictures: readonly FormPicture[]) => void,
) {
  const [queue] = useState(() => new PictureQueue(paths, options))
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
