import { randomBytes } from 'node:crypto'
import {
  DRAWN_FOLDER,
  type DrawnFormat,
  type DrawnWidth,
  drawnFormats,
  drawnWidths,
  isDrawn,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { LARGEST } from '#domain/catalogue/pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import { NameSeal } from './name-seal.ts'

const seals = new WeakMap<Queryable, NameSeal>()

/**
 * Reads the encryption key from the database before requests are served. The first process on a
 * database creates it, rather than a migration: an unused database then has no rows, and a backup
 * can be restored to it.
 */
export async function openNameSeal(db: Queryable): Promise<NameSeal> {
  const { key } = (await keyIn(db).executeTakeFirst()) ?? (await writeKey(db))
  const seal = new NameSeal(key)
  seals.set(db, seal)
  return seal
}

const keyIn = (db: Queryable) => db.selectFrom('picture_names_key').select('key')

/** When two processes start together, the first key is kept. */
async function writeKey(db: Queryable): Promise<{ readonly key: Buffer }> {
  await db
    .insertInto('picture_names_key')
    .values({ key: randomBytes(NameSeal.KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await keyIn(db).executeTakeFirstOrThrow()
}

const PREFIX = 'named-'

/** Path of the picture with the customer's name, if it is drawn (rule: name-on-the-case). */
export function withName(db: Queryable, path: string, name: string): string {
  const seal = name === '' || !isDrawn(path) ? undefined : seals.get(db)
  if (!seal) return path
  const picture = path.slice(DRAWN_FOLDER.length)
  return `${DRAWN_FOLDER}${PREFIX}${seal.seal({ picture, name })}`
}

const NAMED_FILE = new RegExp(
  `^${PREFIX}([0-9a-f]{56,1000})(?:-(${drawnWidths.join('|')})\\.(${drawnFormats.join('|')}))?$`,
)

export interface NamedFile {
  readonly token: string
  readonly width: DrawnWidth
  readonly format: DrawnFormat
}

/** Parses a file name below `/drawn/`, by default the largest WebP; null for any other name. */
export function parseNamedFile(file: string): NamedFile | null {
  const [, token, width = LARGEST, format = 'webp'] = NAMED_FILE.exec(file) ?? []
  if (token === undefined) return null
  return { token, width: Number(width) as DrawnWidth, format: format as DrawnFormat }
}
