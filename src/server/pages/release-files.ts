import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '#domain/units.ts'
import type { Listener } from '#server/database/listener.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { etagOf, type StaticFile } from './static-files.ts'

const unpack = promisify(brotliDecompress)

/**
 * The hashed files of all releases of the last 30 days, in the database, which is what processes of
 * two releases share in any case (rule: pages-opened-before).
 */
export interface ReleaseFiles {
  /** Lays this release's files down for the others, and says that it still runs. */
  readonly publish: () => Promise<void>
  /** A file of any release; null when none of the last 30 days had it. */
  readonly find: (path: string) => Promise<StaticFile | null>
  /** Hears of files that other processes lay down from now on. */
  readonly follow: (listener: Listener) => Promise<void>
}

/** Notified whenever files of a release were laid down that weren't there. */
const RELEASE_FILES_ADDED = 'release_files_added'

/** As many as two releases differ in. */
const keptAtHand = 8 * MEGABYTE

/** Paths that are remembered to be nobody's: a few hundred kilobytes. */
const UNKNOWN_PATHS = 2_000

/** @param own every file of this release's build by its path */
export function releaseFiles(db: Queryable, own: ReadonlyMap<string, StaticFile>): ReleaseFiles {
  const hashed = [...own].filter(([, { isImmutable }]) => isImmutable)
  const cache = new LRUCache<string, StaticFile>({
    maxSize: keptAtHand,
    sizeCalculation: ({ bytes, br }) => 1 + bytes.length + (br?.length ?? 0),
  })
  // A negative cache, since scanners ask for the same names over and over. It is dropped when files are
  // added; `addition` tells a look-up that was under way then that its answer may be out of date.
  const unknown = new LRUCache<string, true>({ max: UNKNOWN_PATHS })
  let addition = 0
  const forgetUnknown = () => {
    addition += 1
    unknown.clear()
  }
  return {
    follow: (listener) => listener.listen(RELEASE_FILES_ADDED, forgetUnknown, forgetUnknown),
    publish: async () => {
      if (hashed.length === 0) return
      const column = <Value>(read: (file: StaticFile) => Value) =>
        hashed.map(([, file]) => read(file))
      // In one order, so that processes that start together wait for each other at most.
      await sql`with laid as (
        insert into release_files (path, type, body, is_packed)
        select * from unnest(${hashed.map(([path]) => path)}::text[],
          ${column(({ type }) => type)}::text[],
          ${column(({ bytes, br }) => br ?? bytes)}::bytea[],
          ${column(({ br }) => br !== undefined)}::boolean[]) as file (path, type, body, is_packed)
        order by path
        on conflict (path) do update set seen_at = now()
          where release_files.seen_at < now() - interval '1 day'
        returning path
      ) select pg_notify(${RELEASE_FILES_ADDED}, '') from laid limit 1`.execute(db)
      forgetUnknown()
    },
    find: async (path) => {
      const before = cache.get(path)
      if (before !== undefined) return before
      if (unknown.has(path)) return null
      const asked = addition
      const row = await db
        .selectFrom('release_files')
        .select(['type', 'body', 'is_packed'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (row === undefined) {
        if (asked === addition) unknown.set(path, true)
        return null
      }
      const bytes = row.is_packed ? await unpack(row.body) : row.body
      const file: StaticFile = {
        type: row.type,
        bytes,
        br: row.is_packed ? row.body : undefined,
        gzip: undefined,
        etag: etagOf(bytes),
        isImmutable: true,
      }
      cache.set(path, file)
      return file
    },
  }
}
