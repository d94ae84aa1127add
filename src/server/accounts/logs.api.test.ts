import { expect, it } from 'vitest'
import { openLoggedShop } from '#testing/logged-shop.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { createPasswordResetLink } from './password-reset.ts'

const { shop, logged } = await openLoggedShop()

it('logs every answer, and never an address, password or token', async () => {
  const { db } = shop.database
  const user = await signedUp(shop)
  const [taken, unknown, nextPassword] = [user.email, newEmail(), 'karachi-1947']
  await shop.send('register', { body: { name: 'Sana', email: taken, password: testPassword } })
  await shop.send('logIn', { body: { email: unknown, password: testPassword } })
  const { body: second } = await shop.send('logIn', {
    body: { email: user.email, password: testPassword },
  })
  const stale = as({ token: `${user.token}x` })
  await shop.send('updateProfile', { body: { password: nextPassword } }, stale)
  const { body: third } = await shop.send(
    'updateProfile',
    { body: { password: nextPassword } },
    as(second),
  )
  const link = await createPasswordResetLink(db, '', user.email)
  const token = link?.split('#')[1] ?? ''
  const { body: fourth } = await shop.send('resetPassword', {
    body: { token, password: 'multan-1947' },
  })
  await shop.send('logOut', {}, as(fourth))
  await shop.send('listGuestOrders', { params: { email: unknown } })
  // A request that the parser refuses, with its body.
  await shop.sendRaw('/api/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"name":"Sana","email":"${unknown}","password":"${testPassword}","__proto__":{}}`,
  })
  const lines = logged.join('')
  expect(lines.match(/"msg":"answered"/g)?.length).toBeGreaterThanOrEqual(9)
  const secrets = {
    emails: [user.email, unknown],
    passwords: [testPassword, nextPassword, 'multan-1947'],
    tokens: [user, second, third, fourth].map((signedIn) => signedIn.token).concat(token),
  }
  for (const secret of Object.values(secrets).flat()) {
    expect(secret.length).toBeGreaterThan(5)
    expect(lines).not.toContain(secret)
  }
})
