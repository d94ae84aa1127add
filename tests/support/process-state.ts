/** What a file of tests could change for another one in its process, by its name. */
type ProcessState = ReadonlyMap<string, unknown>

/** Where sharp's own library lies, which it says once it is imported. */
const saidByLibraries = ['VIPSHOME']

/** The state at this moment, but for modules and what libraries keep in the process for themselves. */
export function processState(): ProcessState {
  const globals = Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'))
  return new Map<string, unknown>([
    ...globals.map((name) => [`global ${name}`, Reflect.get(globalThis, name)] as const),
    ...Object.entries(process.env)
      .filter(([name]) => !saidByLibraries.includes(name))
      .map(([name, value]) => [`environment ${name}`, value] as const),
    ...process
      .eventNames()
      .map((event) => [`listeners of ${String(event)}`, process.listenerCount(event)] as const),
    ['working folder', process.cwd()],
    ['servers', openOnes('TCPServerWrap') + openOnes('PipeServerWrap')],
    ['child processes', openOnes('ProcessWrap')],
  ])
}

/** The names of what isn't as it was. */
export function changedSince(before: ProcessState): string[] {
  const after = processState()
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  )
}

function openOnes(resource: string): number {
  return process.getActiveResourcesInfo().filter((name) => name === resource).length
}
