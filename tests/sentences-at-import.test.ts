import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'

vi.mock('#messages', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#messages')>()),
  currentLanguage() {
    throw new Error('the language was read')
  },
  t: new Proxy(
    {},
    {
      get(_, area) {
        throw new Error(`${String(area)} was read`)
      },
    },
  ),
}))

const root = resolve(import.meta.dirname, '..')

/** Modules that do something as soon as they are imported: a process, a script of the browser. */
const entries =
  /\/(?:main|[\w-]*child|worker|entry-(?:client|server)|pre-hydration|popover-fallback)\.tsx?$/

const modules = ['domain', 'demo', 'server', 'web']
  .flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, withFileTypes: true }),
  )
  .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !entries.test(file))

test('no module reads a sentence or the language when it is imported', async () => {
  // Some modules of the browser listen to its events from their import on.
  vi.stubGlobal('addEventListener', () => undefined)
  const failures = new Set<string>()
  for (const file of modules) {
    await import(/* @vite-ignore */ file).catch(({ message, stack = '' }: Error) => {
      const [place = relative(root, file)] = /(?<=\/)src\/[^)\s]+/.exec(stack) ?? []
      failures.add(`${place}: ${message}`)
    })
  }
  expect(modules.length).toBeGreaterThan(600)
  expect([...failures]).toEqual([])
})
