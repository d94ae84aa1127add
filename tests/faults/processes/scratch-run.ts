import { openScratchDatabase } from '../../../bench/scratch/database.ts'

/** Bench or rehearsal on its own database that never ends, or throws once it is signalled. */
const opening = openScratchDatabase()
process.stdout.write('opening\n')
await opening
process.stdout.write('opened\n')
process.on('SIGINT', () => {
  throw new Error('what the run does next finds nothing any more')
})
await new Promise(() => setInterval(() => undefined, 1_000))
