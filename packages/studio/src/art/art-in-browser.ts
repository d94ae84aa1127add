import { contentOf } from './content.ts'

const files = import.meta.glob<string>('../../art/*.svg', { query: '?raw', import: 'default' })
const loaded = new Map<string, string>()
const loading = new Map<string, Promise<void>>()

/** Content of an art file; '' until it is loaded, which its first use begins. */
export function textOf(name: string): string {
  const text = loaded.get(name)
  if (text === undefined && !loading.has(name)) loading.set(name, load(name))
  return text ?? ''
}

/** Resolves once the art of the drawings until now is loaded; null if it is. */
export const artLoading = (): Promise<unknown> | null =>
  loading.size > 0 ? Promise.all(loading.values()) : null

async function load(name: string): Promise<void> {
  try {
    const text = await files[`../../art/${name}.svg`]?.()
    if (text) loaded.set(name, contentOf(text))
  } catch {
    // Drawn without this art; the next drawing tries again.
  } finally {
    loading.delete(name)
  }
}
