import { switchOffSecondStep } from '#server/accounts/second-step/enrolment.ts'
import { openDatabase } from '#server/schema/database.ts'
import { OperatorError, onlyEmail, type Verb } from './verb.ts'

export const secondStepOff: Verb = {
  usage: 'second-step off <email>',
  does: 'switches two-step verification off for somebody who lost phone and recovery codes',
  failure: 'Nothing was switched off',
  run: async (words, { configuration: { facts }, say, withDatabase }) => {
    const email = onlyEmail(words)
    await withDatabase(async (url) => {
      const database = openDatabase({ url, poolSize: 1 })
      try {
        const outcome = await switchOffSecondStep(database.db, email)
        if (outcome !== 'done') throw new OperatorError(`${email} has ${outcome}.`)
        say(`Two-step verification of ${email} is off: the password alone logs in.`)
        say(facts.sendsMail ? 'The account is told by mail.' : 'No mail: tell them yourself.')
      } finally {
        await database.close()
      }
    })
  },
}
