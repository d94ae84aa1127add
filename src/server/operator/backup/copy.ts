import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** The rows that a `copy … to stdout` gives. */
export function rowsOut(client: pg.Client, statement: string): Readable {
  return hushed(client.query(to(statement)))
}

/** Takes the rows of a `copy … from stdin`. */
export function rowsIn(client: pg.Client, statement: string): Writable {
  return hushed(client.query(from(statement)))
}

/**
 * A connection that is closed tells its copy so, even one that everybody has left by then because
 * the other end broke; an error that nobody hears would end the process.
 */
function hushed<Copy extends Readable | Writable>(copy: Copy): Copy {
  copy.on('error', () => undefined)
  return copy
}
