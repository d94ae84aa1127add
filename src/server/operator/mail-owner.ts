import { tellOwner } from './tell-owner.ts'
import { UsageError, type Verb } from './verb.ts'

export const mailOwner: Verb = {
  usage: 'mail owner <subject> [text]',
  does: 'mails MAIL_OWNER, for what watches over the shop: a unit that failed, a disk that fills',
  failure: 'Nobody was told',
  run: async (words, operator) => {
    const [subject, text = '', ...more] = words
    if (!subject || more.length > 0) throw new UsageError('Give a subject and a text.')
    await tellOwner(operator, { subject, text })
  },
}
