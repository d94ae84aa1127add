import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ANY_AGE, type ImageStore } from '#platform/storage/store.ts'

const COMING = 'coming'
const REPLACED = 'replaced'

/**
 * Staging folder for the pictures of a backup. They stay there until all of them are on disk and
 * all rows are ready; adding them to the store can be undone.
 */
export class StagedPictures {
  readonly #store: ImageStore
  readonly #folder: string
  readonly #names: string[] = []
  readonly #added: string[] = []
  /** Names of stored files whose content differed from that of the backup. */
  readonly #replaced: string[] = []

  private constructor(store: ImageStore, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  /** Creates an empty folder, in place of one that a killed restore left. */
  static async in(folder: string, store: ImageStore): Promise<StagedPictures> {
    await rm(folder, { recursive: true, force: true })
    // Readable by this user only: screenshots of transfers pass through it.
    await mkdir(join(folder, COMING), { recursive: true, mode: 0o700 })
    await mkdir(join(folder, REPLACED))
    return new StagedPictures(store, folder)
  }

  async add(name: string, body: AsyncIterable<Buffer>): Promise<void> {
    await pipeline(body, createWriteStream(this.#coming(name), { flush: true }))
    this.#names.push(name)
  }

  /** Adds the pictures that are missing or damaged in the store. */
  async keep(): Promise<void> {
    const missing: string[] = []
    for (const name of this.#names) {
      const path = this.#coming(name)
      const there = await this.#store.read(name)
      if (there?.equals(await readFile(path))) continue
      if (there !== null) await this.#setAside(name, there)
      missing.push(path)
      this.#added.push(name)
    }
    await this.#store.adopt(missing)
  }

  async #setAside(name: string, bytes: Buffer): Promise<void> {
    await pipeline([bytes], createWriteStream(join(this.#folder, REPLACED, name)))
    this.#replaced.push(name)
    await this.#store.remove([name], ANY_AGE)
  }

  /** Rolls `keep` back: restores the former content of the store. */
  async takeBack(): Promise<void> {
    await this.#store.remove(this.#added, ANY_AGE)
    for (const name of this.#replaced) {
      const bytes = await readFile(join(this.#folder, REPLACED, name))
      await this.#store.put(new Map([[name, bytes]]))
    }
  }

  /** Removes the folder; the next restore removes what remains. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined)
  }

  #coming(name: string): string {
    return join(this.#folder, COMING, name)
  }
}
