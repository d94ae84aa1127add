import { formatMoney } from './money.ts'
import { CUSTOMER_CANCELS } from './orders/cancellation.ts'
import { paymentMethodLabels } from './orders/status.ts'
import { deliveryTime, freeShippingClaim, terms } from './terms.ts'

/**
 * Common questions before a purchase, in the order of the page; each is a fragment of its address.
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

const titles: Readonly<Record<HelpTopic, string>> = {
  delivery: 'When does my order arrive, and what does delivery cost?',
  exchange: 'I chose the wrong model. What now?',
  payment: 'How do I pay by transfer?',
  'cash-on-delivery': 'Can I pay at my door?',
  names: 'How do I get a name on my case?',
  privacy: 'What do you know about me?',
}

/** Evidence that the shop requires for a parcel with wrong contents. */
const PHOTO_BY_MESSAGE = 'Send us a message with your order number and a photo.'

/**
 * Default answers, true of every shop that runs this software, without promises of the owner (rule:
 * help).
 */
const usual: Readonly<Record<HelpTopic, readonly string[]>> = {
  delivery: [
    `We deliver to every address in ${terms.country}, in ${deliveryTime}. The courier calls the number that you give, so please give one that you answer.`,
    `Delivery costs ${formatMoney(terms.deliveryFee)}. ${freeShippingClaim}, whatever they cost.`,
    'Your order has a page of its own that says where it is. If you ordered without an account, Track Order finds it by your e-mail address.',
  ],
  exchange: [
    'Every case is made for exactly one model: please compare the name with the one in your phone’s settings, under About phone, before you order.',
    `${CUSTOMER_CANCELS} Cancelling costs nothing, and you can order again; after that, send us a message.`,
    `Already delivered, damaged, or not what you ordered? ${PHOTO_BY_MESSAGE} We answer within ${terms.supportReplyHours} hours and say what we can do.`,
    'Does it break or fade later? No case comes with a warranty beyond that; send the same message, and we say what we can do.',
  ],
  payment: [
    `Choose ${paymentMethodLabels.Online_Manual} at checkout. The page after your order shows the accounts and the exact amount.`,
    `Transfer it from your bank or wallet, and send us the screenshot within ${terms.screenshotHours} hours. A person checks it, and your order’s page says so when it is confirmed.`,
    'We never ask for a PIN, a one-time code or a card number.',
  ],
  'cash-on-delivery': [
    `Yes, everywhere in ${terms.country}. Choose ${paymentMethodLabels.COD} at checkout and pay the courier when the parcel is in your hands. Nothing is paid in advance.`,
    'Please have the exact amount ready: couriers carry little change.',
    `Couriers hand a parcel over once it is paid, and most don’t let anybody open it before. Open it as soon as you have it: is it damaged, or not what you ordered? ${PHOTO_BY_MESSAGE}`,
  ],
  names: [
    'Open a case that takes a name, choose your model, and type it: in English or Urdu, up to 14 letters. You see it on the case before you order.',
    'You may leave it empty and send the name by message, as long as your case is not made yet.',
  ],
  privacy: [
    'We keep your name, phone number, e-mail address and delivery address, because a parcel needs them. Only the people of this shop see them, and the courier who brings it.',
    'There are no advertisements and no trackers here, and we never see a card number. We count what is searched for and looked at, but not by whom. The phone you chose stays on your own device, and so do your wish list and the cases you looked at, unless you have an account, which then keeps them for all your devices.',
    'Want to know what we keep of you, or have it removed? Send us a message.',
  ],
}

/** The owner's words as paragraphs: one a line, blank lines left out. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/**
 * The questions with their answers: the owner's own words where there are some, a paragraph a line,
 * else what is true of any shop.
 */
export function helpSections(
  words: Readonly<Partial<Record<HelpTopic, string>>> = {},
): readonly HelpSection[] {
  return helpTopics.map((topic) => {
    const own = paragraphsOf(words[topic] ?? '')
    return { topic, title: titles[topic], paragraphs: own.length > 0 ? own : usual[topic] }
  })
}
