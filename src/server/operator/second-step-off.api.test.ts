import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfiguration } from '#server/configuration/read-configuration.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { mailingFacts, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { testOperator } from '#testing/operator.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { secondStepOff } from './second-step-off.ts'

let stored: TestDatabase
let shop: TestShop
beforeAll(async () => {
  stored = await openTestDatabase()
  shop = await openTestShop({ database: stored.database, facts: mailingFacts })
})
afterAll(async () => {
  await shop.close()
  await stored.close()
})

async function said(...words: string[]): Promise<readonly string[]> {
  const configuration = { ...readConfiguration({}), facts: mailingFacts }
  const operator = testOperator(stored.url, { configuration })
  await secondStepOff.run(words, operator)
  return operator.lines
}

/** (rule: second-step) */
it('lets a user without any codes log in, records it and notifies the account', async () => {
  const user = await signedUp(shop)
  await enrol(shop, as(user))
  const logIn = () => shop.send('logIn', { body: { email: user.email, password: testPassword } })
  expect((await logIn()).status).toBe(403)
  expect(await said(user.email.toUpperCase())).toEqual([
    `Two-step verification of ${user.email.toUpperCase()} is off: the password alone logs in.`,
    'The account is told by mail.',
  ])
  expect((await logIn()).status).toBe(200)
  const noted = await shop.database.db
    .selectFrom('activity')
    .select(['actor_id', 'actor_name', 'kind', 'action'])
    .where('subject', '=', user._id)
    .execute()
  expect(noted).toEqual([
    {
      actor_id: null,
      actor_name: 'Operator',
      kind: 'users',
      action: 'Switched two-step verification off',
    },
  ])
  const server = await openMailServer()
  await testMailWorker(shop.database.db, server.url).round()
  await server.close()
  const [mail] = server.received
  expect(mail).toMatchObject({
    recipients: [user.email],
    subject: 'Your login at Khol was changed',
  })
  expect(mail?.text).toContain('switched off by the people who run the shop')
})

it('explains why there is no second step to switch off', async () => {
  const { email } = await signedUp(shop)
  await expect(said(email)).rejects.toThrow(`${email} has no second step.`)
  const anonymous = newEmail()
  await expect(said(anonymous)).rejects.toThrow(`${anonymous} has no account.`)
  await expect(said()).rejects.toThrow('Name one email.')
})
