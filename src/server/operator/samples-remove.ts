import { samplesInWords, samplesRemoved } from '#domain/catalogue/samples.ts'
import { countSamples, removeSamples } from '#server/reviews/remove.ts'
import { migrate } from '#server/schema/migrate.ts'
import { connected, OperatorError, UsageError, type Verb } from './verb.ts'

export const samplesRemove: Verb = {
  usage: 'samples remove [--yes]',
  does: 'takes the sample products and reviews off the shop; without --yes it only says how many',
  failure: 'Nothing was removed',
  run: async (words, { say, withDatabase }) => {
    if (words.some((word) => word !== '--yes')) throw new UsageError('Say --yes or nothing.')
    await withDatabase(async (url) => {
      await migrate(url)
      await connected(url, async (db) => {
        const samples = samplesInWords(await countSamples(db))
        if (samples !== '' && !words.includes('--yes')) {
          throw new OperatorError(`The shop holds ${samples}. Say --yes to remove all of it.`)
        }
        say(samplesRemoved(await removeSamples(db, null)))
      })
    })
  },
}
