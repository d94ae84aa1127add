import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf } from './content.ts'

const folder = join(import.meta.dirname, '../../art')
const read = new Map<string, string>()

/** Content of an art file, read at its first use. */
export function textOf(name: string): string {
  const known = read.get(name)
  if (known !== undefined) return known
  const text = contentOf(readFileSync(join(folder, `${name}.svg`), 'utf8'))
  read.set(name, text)
  return text
}

/** Art that is still being loaded: on a server there is none. */
export const artLoading = (): null => null
