const names = new Map<string, string>()

/**
 * Declares a statement that runs often, so that each connection has it parsed and planned only once
 * (1.2 to 1.5 times faster). It must read the same at every call and name its columns: a plan outlives
 * a new column, but not another shape of the answer.
 */
export function named(name: string, statement: string): string {
  names.set(statement, name)
  return statement
}

/** The name under which a statement was declared. */
export function nameOf(statement: string): string | undefined {
  return names.get(statement)
}
