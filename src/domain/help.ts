import * as messages from '#messages/help-answers.ts'
import { MAX_CUSTOM_NAME } from './cart/custom-name.ts'
import { formatMoney } from './money.ts'
import { paymentMethodLabels } from './orders/status.ts'
import { deliveryTimeInBusinessDays, terms } from './terms.ts'

/**
 * Common questions before a purchase, in the order of the help page; each is the URL fragment of its
 * section.
 */
export const helpTopics = [
  'delivery',
  'exchange',
  'payment',
  'cash-on-delivery',
  'names',
  'privacy',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/** Question with its answer, one string per paragraph. */
export interface HelpSection {
  readonly topic: HelpTopic
  readonly title: string
  readonly paragraphs: readonly string[]
}

/**
 * Questions with their default answers, true of every shop that runs this software, without promises of
 * the owner (rule: help).
 */
const usual: Readonly<Record<HelpTopic, Omit<HelpSection, 'topic'>>> = {
  delivery: {
    title: messages.deliveryTitle,
    paragraphs: [
      messages.delivery1({ days: deliveryTimeInBusinessDays }),
      messages.delivery2({
        fee: formatMoney(terms.deliveryFee),
        items: terms.freeDeliveryFrom,
      }),
      messages.delivery3,
    ],
  },
  exchange: {
    title: messages.exchangeTitle,
    paragraphs: [
      messages.exchange1,
      messages.exchange2,
      messages.exchange3({ hours: terms.supportReplyHours }),
      messages.exchange4,
    ],
  },
  payment: {
    title: messages.paymentTitle,
    paragraphs: [
      messages.payment1({ method: paymentMethodLabels.Online_Manual }),
      messages.payment2({ hours: terms.screenshotHours }),
      messages.payment3,
    ],
  },
  'cash-on-delivery': {
    title: messages.cashTitle,
    paragraphs: [
      messages.cash1({ method: paymentMethodLabels.COD }),
      messages.cash2,
      messages.cash3,
    ],
  },
  names: {
    title: messages.namesTitle,
    paragraphs: [messages.names1({ count: MAX_CUSTOM_NAME }), messages.names2],
  },
  privacy: {
    title: messages.privacyTitle,
    paragraphs: [messages.privacy1, messages.privacy2, messages.privacy3],
  },
}

/** Splits the owner's text into paragraphs: one per line, without blank lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/**
 * Questions with their answers: the owner's text, one paragraph per line, or the default answer if
 * there is none.
 */
export function helpSections(
  words: Readonly<Partial<Record<HelpTopic, string>>> = {},
): readonly HelpSection[] {
  return helpTopics.map((topic) => {
    const own = paragraphsOf(words[topic] ?? '')
    return { topic, ...usual[topic], ...(own.length > 0 && { paragraphs: own }) }
  })
}
