import { lackingInterfaces } from './compatibility.ts'

/**
 * Interfaces and properties that the supported browsers lack, for `takeAway`. Chromium's own tests
 * of a page need none of them.
 */
export const takenAway = lackingInterfaces.map(({ name, isMissing, statics, members }) => ({
  name,
  isMissing,
  statics,
  members,
}))

/**
 * Runs in a page before its scripts: deletes all that the oldest supported browsers lack of
 * JavaScript and of the web. Left are features of syntax, which the build lowers.
 */
export function takeAway(lacking: typeof takenAway): void {
  const world = globalThis as unknown as Record<string, unknown>
  const without = (owner: unknown, property: string) => {
    if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function') {
      delete (owner as Record<string, unknown>)[property]
    }
  }
  for (const { name, statics, members } of lacking) {
    const owner = name === 'Window' ? world : world[name]
    for (const property of statics) without(owner, property)
    const prototype = (owner as { readonly prototype?: unknown } | undefined)?.prototype
    for (const property of members) {
      without(prototype, property)
      // Of a namespace such as `Intl`, and of the window, whose properties are its own.
      if (name === 'Window' || prototype === undefined) without(owner, property)
    }
  }
  for (const { name, isMissing } of lacking) if (isMissing) without(world, name)
}

/** Names that a browser doesn't know, for each that the oldest supported ones lack. */
const unknownStyles: readonly (readonly [RegExp, string])[] = [
  // Firefox and Safari read Tailwind's initial values here instead of `@property`.
  [/@property [^{]+\{[^}]*\}/g, ''],
  [/@supports \(\(\(-webkit-hyphens:none\)\)[^{]*\{/g, '@supports (display:block){'],
  [/@(container|starting-style)\b/g, '@unknown-$1'],
  [/:(has|popover-open|details-content)\b/g, ':unknown-$1'],
  [/([;{])(translate|scale|rotate|container-type|text-wrap|content-visibility):/g, '$1unknown-$2:'],
  [/\bsubgrid\b/g, 'unknown'],
  [/([0-9])[ds]vh\b/g, '$1unknown'],
  [/\boverflow:clip/g, 'overflow:unknown'],
  [/color-mix\(/g, 'unknown('],
  [/\bpopover=/g, 'data-popover='],
  [/\binert(?=[ >=])/g, 'data-inert'],
]

/** A document or stylesheet as the oldest supported browsers would understand it. */
export function withoutNewStyles(text: string): string {
  return unknownStyles.reduce((before, [known, unknown]) => before.replace(known, unknown), text)
}
