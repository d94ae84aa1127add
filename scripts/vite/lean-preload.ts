import type { Plugin } from 'vite'

/** What Vite calls before a part of the scripts that is imported when it is needed. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Vite's own helper speaks for every browser and every address that a build may have; half a kilobyte
 * of each first visit says here what remains of it. Scripts that a part needs are asked for beside it, and
 * nobody waits for that: the part's own import does. A stylesheet is waited for, since the part
 * would be seen without it; one that didn't come is asked for again with the next try. What the document has
 * inline, by its account, is not fetched at all.
 */
const lean = `
  const inline = document.querySelector('style[data-files]')?.dataset.files.split(' ')
  const asked = new Map(inline?.map((file) => [file]))
  const ask = (file) => {
    const link = document.createElement('link')
    const isSheet = file.endsWith('.css')
    link.rel = isSheet ? 'stylesheet' : 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
    return isSheet && new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        asked.delete(file)
        link.remove()
        reject(new Error(file + ' did not come'))
      }
    })
  }
  export const __vitePreload = (get, files = []) =>
    Promise.all(
      files.map((file) => {
        if (!asked.has(file)) asked.set(file, ask(file))
        return asked.get(file)
      }),
    ).then(get)
`

/** Puts a shorter helper in the place of Vite's. The build fails when Vite has none by that name. */
export function leanPreload(): Plugin {
  let isMet = false
  return {
    name: 'shop:lean-preload',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (id !== HELPER) return null
      isMet = true
      return lean
    },
    buildEnd(error) {
      if (!error && !isMet) this.error('Vite has no preload helper any more: read it again')
    },
  }
}
