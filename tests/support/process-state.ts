/** State that a test file could leak to another one in its process, by name. */
type ProcessState = ReadonlyMap<string, unknown>

/** Environment variables that libraries set on import, as sharp does with its folder. */
const saidByLibraries = ['VIPSHOME']

/** Current state, without modules and without state that libraries keep in the process. */
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
    ['servers', countResources('TCPServerWrap') + countResources('PipeServerWrap')],
    ['child processes', countResources('ProcessWrap')],
  ])
}

/** Names of entries that differ from `before`. */
export function changedSince(before: ProcessState): string[] {
  const after = processState()
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !Object.is(before.get(name), after.get(name)),
  )
}

function countResources(resource: string): number {
  return process.getActiveResourcesInfo().filter((name) => name === resource).length
}
