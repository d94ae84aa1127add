import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { createPasswordResetLink } from '#server/accounts/password-reset.ts'
import { readConfiguration } from '#server/configuration/configuration.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { newFolder } from '#testing/folders.ts'
import { testOperator } from '#testing/operator.ts'
import { as, signedUp, testPassword } from '#testing/passwords.ts'
import { eventually } from '#testing/processes.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'
import { makeBackup } from './backup/make.ts'
import { restore } from './restore.ts'

// The test makes a backup and restores it twice.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SECRET_KEY = 'the key of the shop before, kept apart'

const folder = await newFolder()
const source = await openTestDatabase()
const target = await openTestDatabase()
const shop = await openTestShop({ database: source.database, secretKey: SECRET_KEY })
// A restore requires that no shop is connected to its database.
await target.database.close()

const backup = () => join(folder, 'khol.tar.gz')

async function said(secretKey: string): Promise<string> {
  const configuration = readConfiguration({ DATA_DIR: folder, SECRET_KEY: secretKey })
  const operator = testOperator(target.url, { configuration })
  await restore.run([backup(), '--replace'], operator)
  return operator.lines.join('\n')
}

/** (rule: second-step) */
it('counts the second steps that this shop’s key can’t decrypt, and names the remedy', async () => {
  for (let account = 1; account <= 2; account += 1) await enrol(shop, as(await signedUp(shop)))
  // An unconfirmed enrolment doesn’t count as a second step, even if its key can’t be decrypted.
  const body = { currentPassword: testPassword }
  await shop.send('startSecondStep', { body }, as(await signedUp(shop)))
  await makeBackup(source.url, {}, backup())
  expect(await said(SECRET_KEY)).not.toContain('whose key is not here')
  const lost = await said('a key that this machine has of its own')
  expect(lost).toContain('Restored and compared:')
  expect(lost).toContain(
    '2 accounts have two-step verification whose key is not here, so that codes of the app are refused. Put the previous shop’s secret.key into DATA_DIR, or its text into SECRET_KEY. Until then recovery codes still work, and second-step off <email> switches it off.',
  )
  const { db, close } = openOtherPool({ url: target.url, poolSize: 1 })
  const kept = await db.selectFrom('second_steps').select('user_id').execute()
  await close()
  expect(kept).toHaveLength(3)
})

it('waits for the connections of a shop that has just stopped', async () => {
  await makeBackup(source.url, {}, backup())
  const leaving = openOtherPool({ url: target.url, poolSize: 1 })
  await sql`select 1`.execute(leaving.db)
  const restored = said(SECRET_KEY)
  await eventually(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where application_name = 'khol restore'`.execute(source.database.db)
      return rows.length > 0
    },
    8_000,
    'the restore is connected',
  )
  await leaving.close()
  expect(await restored).toContain('Restored and compared:')
})

/** (rule: restored-logins) */
it('ends the logins of the backup, says which recovery codes count again, and is recorded', async () => {
  const user = await signedUp(shop)
  const link = await createPasswordResetLink(source.database.db, shop.url, user.email)
  await enrol(shop, as(user))
  const login = { email: user.email, password: testPassword }
  const { challenge = '' } = (await shop.send('logIn', { body: login })).body as {
    challenge?: string
  }
  expect(challenge).not.toBe('')
  await shop.send('startPasskeyLogin', {})
  await makeBackup(source.url, {}, backup())
  const lines = await said(SECRET_KEY)
  expect(lines).toContain('Everybody is logged out, and links for a new password no longer work')
  expect(lines).toContain(
    'Recovery codes that were used since the backup work again, of 3 accounts: each should make new ones at /profile, under Second step, with ‘New recovery codes’.',
  )
  const database = openOtherPool({ url: target.url, poolSize: 4 })
  const restored = await openTestShop({ database, secretKey: SECRET_KEY })
  expect((await restored.send('listSessions', {}, as(user))).status).toBe(401)
  const token = link?.split('#')[1] ?? ''
  const reset = { token, password: 'karachi-1947' }
  expect((await restored.send('resetPassword', { body: reset })).status).toBe(400)
  const finish = { challenge, code: '123456' }
  expect((await restored.send('finishLogin', { body: finish })).body.code).toBe('WRONG_CREDENTIALS')
  const left = await database.db.selectFrom('passkey_challenges').select('challenge_hash').execute()
  expect(left).toEqual([])
  const noted = await database.db
    .selectFrom('activity')
    .select(['actor_id', 'actor_name', 'kind', 'action'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(noted).toEqual({
    actor_id: null,
    actor_name: 'Operator',
    kind: 'settings',
    action: expect.stringMatching(/^Restored the backup of .*, which logged everybody out$/),
  })
})
