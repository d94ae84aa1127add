import { expect, it, test } from 'vitest'
import { readConfiguration } from '#server/configuration/configuration.ts'
import { makeAdmin } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { mailingFacts, testMailWorker } from '#testing/mail.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { testOperator } from '#testing/operator.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { activityAbout } from '#testing/rows.ts'
import { enrol } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'
import { adminTrust, passwordResetLink, secondStepOff } from './accounts.ts'
import type { Verb } from './verb.ts'

const stored = await openTestDatabase()
const shop = await openTestShop({ database: stored.database, facts: mailingFacts })

async function outputOf(verb: Verb, ...words: string[]): Promise<readonly string[]> {
  const configuration = { ...readConfiguration({}), facts: mailingFacts }
  const operator = testOperator(stored.url, { configuration })
  await verb.run(words, operator)
  return operator.lines
}

/** (rule: rights-are-money) */
it('lets a new admin change the wallets at once, and records it', async () => {
  const user = await signedUp(shop)
  await makeAdmin(shop, user._id, { isTrusted: false })
  const wallets = [{ service: 'Easypaisa', title: 'Zara', number: '03007654321', isResting: false }]
  const body = { wallets, currentPassword: testPassword }
  const save = () => shop.send('saveWallets', { body }, as(user))
  expect((await save()).body.code).toBe('NOT_TRUSTED_YET')
  expect(await outputOf(adminTrust, user.email)).toEqual([
    `${user.email} may now change the wallets and other admins.`,
  ])
  expect((await save()).status).toBe(200)
  expect(await outputOf(adminTrust, user.email)).toEqual([`${user.email} may do so already.`])
  expect(await activityAbout(shop, user._id)).toEqual(['Operator: Trusted a new admin at once'])
})

/** (rule: second-step) */
it('lets a user without any codes log in, records it and notifies the account', async () => {
  const user = await signedUp(shop)
  await enrol(shop, as(user))
  const logIn = () => shop.send('logIn', { body: { email: user.email, password: testPassword } })
  expect((await logIn()).status).toBe(403)
  expect(await outputOf(secondStepOff, user.email.toUpperCase())).toEqual([
    `Two-step verification of ${user.email.toUpperCase()} is off: the password alone logs in.`,
    'The account is told by mail.',
  ])
  expect((await logIn()).status).toBe(200)
  const off = 'Operator: Switched two-step verification off'
  expect(await activityAbout(shop, user._id)).toEqual([off])
  const server = await openMailServer()
  await testMailWorker(shop.database.db, server.url).round()
  const mail = server.received.find(({ recipients }) => recipients.includes(user.email))
  expect(mail?.subject).toBe('Your login at Khol was changed')
  expect(mail?.text).toContain('switched off by the people who run the shop')
})

test.each<[Verb, (email: string) => string, ((email: string) => string)?]>([
  [adminTrust, (email) => `No admin has the email ${email}.`],
  [secondStepOff, (email) => `${email} has no account.`, (email) => `${email} has no second step.`],
  [passwordResetLink, (email) => `No account has the email ${email}.`],
])('$usage refuses other addresses', async (verb, ofNobody, ofShopper = ofNobody) => {
  const email = newEmail()
  await expect(outputOf(verb, email)).rejects.toThrow(ofNobody(email))
  await expect(outputOf(verb)).rejects.toThrow('Name one email.')
  if (verb === passwordResetLink) return
  const shopper = await signedUp(shop)
  await expect(outputOf(verb, shopper.email)).rejects.toThrow(ofShopper(shopper.email))
})
