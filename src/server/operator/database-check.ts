import { type DatabaseProbe, openDatabaseProbe } from './database-probe.ts'
import { type Requirement, requirements } from './requirements.ts'
import { noWords, OperatorError, type Verb } from './verb.ts'

/** Command that tests a PostgreSQL against the shop's requirements, without lasting changes. */
export const databaseCheck: Verb = {
  usage: 'database check',
  does: 'tries everything that the shop needs of the PostgreSQL at DATABASE_URL, and says what is missing',
  failure: 'The database was not checked',
  run: async (words, { configuration, say, signal, withDatabase }) => {
    noWords(words)
    await withDatabase(async (directUrl) => {
      const { databaseUrl: url = directUrl, databasePreparedStatements } = configuration
      const probe = await openDatabaseProbe({ url, directUrl })
      try {
        const missing: string[] = []
        let tried = 0
        for (const requirement of requirements) {
          if (requirement.needsPreparedStatements && !databasePreparedStatements) continue
          signal.throwIfAborted()
          tried += 1
          const problem = await problemOf(requirement, probe)
          if (problem !== null) missing.push(problem)
          if (problem !== null && requirement.endsCheck) break
        }
        say(`${await probe.version()}: ${tried} of ${requirements.length} things tried.`)
        if (missing.length > 0) throw new OperatorError(sentenceOf(missing))
        say('It has everything that the shop needs.')
      } finally {
        await probe.close()
      }
    })
  },
}

/** Sentences about a failed requirement; null when the database meets it. */
async function problemOf(requirement: Requirement, probe: DatabaseProbe): Promise<string | null> {
  try {
    await requirement.attempt(probe)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${requirement.fault} (${reason}). ${requirement.advice}`
  }
}

function sentenceOf(missing: readonly string[]): string {
  const count = missing.length === 1 ? 'One thing is' : `${missing.length} things are`
  return `${count} missing:\n${missing.map((problem) => `  ${problem}`).join('\n')}`
}
