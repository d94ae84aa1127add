import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Feature } from './compatibility.ts'

const table = readFileSync(new URL('allowed.csv', import.meta.url), 'utf8')
const rows = parse(table, { columns: true }) as readonly {
  readonly reason: string
  readonly features: string
}[]

/**
 * Features that the built files have though a supported browser lacks them, with the reason why every
 * task works without. A test names entries that no file has any more.
 */
export const allowed: ReadonlyMap<Feature, string> = new Map(
  rows.flatMap(({ reason, features }) =>
    features.split(' | ').map((feature): [Feature, string] => [feature, reason]),
  ),
)
