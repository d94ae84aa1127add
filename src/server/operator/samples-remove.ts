import { samplesInWords, samplesRemoved } from '#domain/catalogue/samples.ts'
import { countSamples, removeSamples } from '#server/reviews/remove.ts'
import { openDatabase } from '#server/schema/database.ts'
import { migrate } from '#server/schema/migrate.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'

export const samplesRemove: Verb = {
  usage: 'samples remove [--yes]',
  does: 'takes the sample products and reviews off the shop; without --yes it only says how many',
  failure: 'Nothing was removed',
  run: async (words, { say, withDatabase }) => {
    if (words.some((word) => word !== '--yes')) throw new UsageError('Say --yes or nothing.')
    await withDatabase(async (url) => {
      await migrate(url)
      const database = openDatabase({ url, poolSize: 1 })
      try {
        const samples = samplesInWords(await countSamples(database.db))
        if (samples !== '' && !words.includes('--yes')) {
          throw new OperatorError(`The shop holds ${samples}. Say --yes to remove all of it.`)
        }
        say(samplesRemoved(await removeSamples(database.db, null)))
      } finally {
        await database.close()
      }
    })
  },
}
