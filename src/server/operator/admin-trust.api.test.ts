import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAdmin } from '#testing/accounts.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { testOperator } from '#testing/operator.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { adminTrust } from './admin-trust.ts'

let stored: TestDatabase
let shop: TestShop
beforeAll(async () => {
  stored = await openTestDatabase()
  shop = await openTestShop({ database: stored.database })
})
afterAll(async () => {
  await shop.close()
  await stored.close()
})

async function said(...words: string[]): Promise<readonly string[]> {
  const operator = testOperator(stored.url)
  await adminTrust.run(words, operator)
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
  expect(await said(user.email)).toEqual([
    `${user.email} may now change the wallets and other admins.`,
  ])
  expect((await save()).status).toBe(200)
  expect(await said(user.email)).toEqual([`${user.email} may do so already.`])
  const noted = await stored.database.db
    .selectFrom('activity')
    .select(['actor_name', 'action'])
    .where('subject', '=', user._id)
    .execute()
  expect(noted).toEqual([{ actor_name: 'Operator', action: 'Trusted a new admin at once' }])
})

it('refuses an address without an admin', async () => {
  const { email } = await signedUp(shop)
  await expect(said(email)).rejects.toThrow(`No admin has the email ${email}.`)
  const unknown = newEmail()
  await expect(said(unknown)).rejects.toThrow(`No admin has the email ${unknown}.`)
  await expect(said()).rejects.toThrow('Name one email.')
})
