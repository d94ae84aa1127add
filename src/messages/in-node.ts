import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#domain/languages.ts'
import * as english from '../../build/messages/en/index.ts'
import * as urdu from '../../build/messages/ur/index.ts'

/** Sentences of a language by area, which is the name of their table. */
export type Messages = typeof english
export type MessageArea = keyof Messages

const tables: Readonly<Record<Language, Messages>> = { en: english, ur: urdu }
const language = new AsyncLocalStorage<Language>()

/** Language of the current request, page or letter; English where none is set, as in logs and jobs. */
export function currentLanguage(): Language {
  return language.getStore() ?? 'en'
}

/** Runs a function whose sentences, also those of its promises, are in a language. */
export function inLanguage<Result>(tag: Language, run: () => Result): Result {
  return language.run(tag, run)
}

/** Sentences of one language, for text beside that of another. */
export function sentencesIn(tag: Language): Messages {
  return tables[tag]
}

/**
 * Sentences in the current language, looked up when they are read: a constant at the top of a
 * module would keep the language of its import.
 */
export const t = new Proxy({} as Messages, {
  get: (_, area: MessageArea) => tables[currentLanguage()][area],
})

/** Loads areas of a language in the browser; Node has all of them. */
export async function loadSentences(
  _areas: readonly MessageArea[],
  _language?: Language,
): Promise<void> {}
