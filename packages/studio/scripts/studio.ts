/**
 * Commands of the studio, below `build/sheets`:
 * `npm run studio -- <brand> [view]` draws contact sheets of a brand's phones,
 * `npm run studio -- names [look]` of the looks with names,
 * `npm run studio -- print <look> <model> [name]` writes the print file of a case.
 */
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { writeNameSheets } from './name-sheets.ts'
import { writePhoneSheets } from './phone-sheets.ts'
import { writePrint } from './print.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'build/sheets')
const [subject = '', ...rest] = process.argv.slice(2)

await mkdir(folder, { recursive: true })
try {
  for await (const line of run()) process.stdout.write(`${line}\n`)
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Yields the files that it writes, and remarks. */
async function* run(): AsyncGenerator<string> {
  const files =
    subject === 'names'
      ? writeNameSheets(folder, rest[0])
      : subject === 'print'
        ? writePrint(folder, rest)
        : writePhoneSheets(folder, subject, rest[0])
  for await (const file of files) yield file.startsWith(root) ? relative(root, file) : file
}
