import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunks } from './chunks.ts'

const root = join(import.meta.dirname, '../..')
const isModule = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

function modulesOf(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path].filter(isModule)
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).filter(isModule)
}

test.each(chunks.map((chunk) => [chunk.name, chunk.of] as const))('%s is not empty', (_, of) => {
  expect(of.filter((path) => modulesOf(path).length === 0)).toEqual([])
})

test('no path is said twice, nor is anything of the admin area', () => {
  const paths = chunks.flatMap(({ of }) => of)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.startsWith('src/web/admin'))).toEqual([])
})
