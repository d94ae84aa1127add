import { type ImageStore, outsideTransactions, type StoredFile } from '#platform/storage/store.ts'
import type { Convert } from '#server/images/answers.ts'

/** Converter for tests whose clients accept every stored format. */
export const convertsNothing: Convert = () => Promise.reject(new Error('nothing is converted'))

/** In-memory store of pictures, for tests of other topics. */
export function memoryStore(): ImageStore {
  const kept = new Map<string, { readonly bytes: Uint8Array; at: Date }>()
  const put = (name: string, bytes: Uint8Array) => {
    kept.set(name, { bytes: kept.get(name)?.bytes ?? bytes, at: new Date() })
  }
  return outsideTransactions({
    async put(files) {
      for (const [name, bytes] of files) put(name, bytes)
    },
    has: async (name) => kept.has(name),
    existing: async (names) => names.filter((name) => kept.has(name)),
    async read(name) {
      const file = kept.get(name)
      return file ? Buffer.from(file.bytes) : null
    },
    list: async () =>
      [...kept].map(([name, { bytes, at }]): StoredFile => ({ name, bytes: bytes.length, at })),
    async remove(names, before) {
      const isNewer = (name: string) => (kept.get(name)?.at ?? 0) >= before
      const staying = names.filter(isNewer)
      for (const name of names) if (!staying.includes(name)) kept.delete(name)
      return staying
    },
    tidy: async () => undefined,
  })
}
