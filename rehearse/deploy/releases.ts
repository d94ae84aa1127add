import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readMigrations } from '#server/schema/migrate.ts'
import { faultsOf } from '#testing/migration-rules.ts'
import { nextMigrations } from '#testing/next-version.ts'
import { versionAfter } from '../support/version-after.ts'

const run = promisify(execFile)
const PROJECT = join(import.meta.dirname, '../..')
const parts = [
  'src',
  'packages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** One version of the shop, built in a clean folder. */
export interface Release {
  readonly folder: string
  /** Addresses of its hashed files. */
  readonly files: ReadonlySet<string>
}

/** The running version: the build of the present sources, or of a git reference. */
export async function releaseBefore(reference?: string): Promise<Release> {
  if (reference === undefined) return await released(PROJECT)
  const folder = await emptied('before')
  const archive = `${folder}.tar`
  await run('git', ['archive', `--output=${archive}`, reference], { cwd: PROJECT })
  await run('tar', ['-xf', archive, '-C', folder])
  return await built(folder)
}

/** The next version of the present sources. */
export async function releaseAfter(): Promise<Release> {
  const folder = await emptied('after')
  for (const part of parts) await cp(join(PROJECT, part), join(folder, part), { recursive: true })
  for (const [path, text] of await versionAfter()) await writeFile(join(folder, path), text)
  const place = join(folder, 'src/server/schema/migrations')
  for (const migration of (await readMigrations(place)).slice(
    -Object.keys(nextMigrations).length,
  )) {
    const faults = await faultsOf(migration)
    if (faults.length > 0) throw new Error(`${migration.name}: ${faults.join('; ')}`)
  }
  return await built(folder)
}

/** Folder of a version. Its last build is reused for equal sources. */
async function emptied(name: string): Promise<string> {
  const folder = join(PROJECT, '.cache/rehearse', name)
  await mkdir(folder, { recursive: true })
  for (const entry of await readdir(folder)) {
    if (entry !== 'build') await rm(join(folder, entry), { recursive: true })
  }
  return folder
}

async function built(folder: string): Promise<Release> {
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  const script = `import { build } from './scripts/launch/build.mjs'; await build(process.execPath)`
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder })
  return await released(folder)
}

async function released(folder: string): Promise<Release> {
  const names = await readdir(join(folder, 'build/web/assets'))
  const served = names.filter((name) => !/\.(?:br|gz|json)$/.test(name))
  return { folder, files: new Set(served.map((name) => `/assets/${name}`)) }
}
