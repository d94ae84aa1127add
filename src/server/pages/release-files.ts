import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '#domain/text/units.ts'
import type { Listener } from '#platform/database/listener.ts'
import type { Queryable } from '#server/schema/database.ts'
import { etagOf, type StaticFile } from './static-files.ts'

const unpack = promisify(brotliDecompress)

/**
 * Build files with a hash in their name, of all releases of the last 30 days. They are stored in
 * the database, which processes of two releases share (rule: pages-across-releases).
 */
export interface ReleaseFiles {
  /** Stores this release's files for other processes, and renews their time of last use. */
  readonly publish: () => Promise<void>
  /** Finds a file of any release; null when none of the last 30 days had it. */
  readonly find: (path: string) => Promise<StaticFile | null>
  /** Subscribes to files that other processes publish. */
  readonly follow: (listener: Listener) => Promise<void>
}

/** Channel that is notified when new files of a release were stored. */
const RELEASE_FILES_ADDED = 'release_files_added'

/** Cache size for the files in which two releases differ. */
const keptAtHand = 8 * MEGABYTE

/** Limits the cache of unknown paths to a few hundred kilobytes. */
const UNKNOWN_PATHS = 2_000

/** @param own files of this release's build by path */
export function releaseFiles(db: Queryable, own: ReadonlyMap<string, StaticFile>): ReleaseFiles {
  const hashed = [...own].filter(([, { isImmutable }]) => isImmutable)
  const cache = new LRUCache<string, StaticFile>({
    maxSize: keptAtHand,
    sizeCalculation: ({ bytes, br }) => 1 + bytes.length + (br?.length ?? 0),
  })
  // Negative cache, since scanners request the same names repeatedly. It is cleared when files are
  // added; `addition` tells a concurrent look-up that its result may be out of date.
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
      // Rows are written in one order, so that concurrent starts don't deadlock.
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
