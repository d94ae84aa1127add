import { openScratchDatabase } from '../../../bench/scratch/database.ts'

/** A bench or a rehearsal on a database of its own that goes on for ever, or throws once told to end. */
const opening = openScratchDatabase()
process.stdout.write('opening\n')
await opening
process.stdout.write('opened\n')
process.on('SIGINT', () => {
  throw new Error('what the run does next finds nothing any more')
})
await new Promise(() => setInterval(() => undefined, 1_000))
