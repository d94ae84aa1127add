import { observable } from '#web/kit/device/observable.ts'

const announcement = observable('')

/**
 * Announces a sentence to screen readers through the polite live region. A repeated sentence gets a
 * no-break space, so that it is announced again.
 */
export function announce(sentence: string): void {
  announcement.set(sentence === announcement.get() ? `${sentence}\u00A0` : sentence)
}

export const useAnnouncement = announcement.use
