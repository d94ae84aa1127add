import { observable } from '#web/kit/device/observable.ts'

const announcement = observable('')

/** Announces a sentence politely; a no-break space makes a repeated one another. */
export function announce(sentence: string): void {
  announcement.set(sentence === announcement.get() ? `${sentence}\u00A0` : sentence)
}

export const useAnnouncement = announcement.use
