import { type Language, splitAddress } from '#domain/languages.ts'
import type { MessageArea, Messages } from './in-node.ts'

type Table = Messages[MessageArea]

/** Compiled tables by file, each a chunk; those that only the server reads are left out. */
const files = import.meta.glob<{ readonly default: Table }>(
  ['./*/*.ts', '!./*/{documents,index,offline,refusals,searchReply}.ts'],
  { base: '../../build/messages' },
)

const loaded: Record<string, Table | undefined> = {}

/** By its address, since a browser that translates a page changes the `lang` of the document. */
let language = splitAddress(location.pathname).language

/** Language of the page. */
export function currentLanguage(): Language {
  return language
}

/** Runs a synchronous function whose sentences are in a language. */
export function inLanguage<Result>(tag: Language, run: () => Result): Result {
  const before = language
  language = tag
  try {
    return run()
  } finally {
    language = before
  }
}

/** Sentences in the language that `tag` returns. Throws an error that names an area that isn't loaded. */
const sentencesOf = (tag: () => Language) =>
  new Proxy({} as Messages, {
    get(_, area: MessageArea) {
      const file = fileOf(area, tag())
      const table = loaded[file]
      if (!table) throw new Error(`${file} is not loaded`)
      return table
    },
  })

/** Sentences of one language, for text beside that of another. */
export function sentencesIn(tag: Language): Messages {
  return sentencesOf(() => tag)
}

/** Sentences in the language of the page, looked up when they are read. */
export const t = sentencesOf(currentLanguage)

/** Loads areas of a language, by default that of the page. Rejects when one can't be fetched. */
export async function loadSentences(
  areas: readonly MessageArea[],
  tag = currentLanguage(),
): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const file = fileOf(area, tag)
      loaded[file] ??= (await files[file]?.())?.default
    }),
  )
}

function fileOf(area: MessageArea, tag: Language): string {
  return `./${tag}/${area}.ts`
}
