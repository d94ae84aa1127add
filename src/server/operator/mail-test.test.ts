import { afterEach, expect, it } from 'vitest'
import { readConfiguration } from '#server/configuration/read-configuration.ts'
import { type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { testOperator } from '#testing/operator.ts'
import { mailTest } from './mail-test.ts'

const opened: { readonly close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

async function serverWith(behaviour: MailServerBehaviour = {}) {
  const server = await openMailServer(behaviour)
  opened.push(server)
  return server
}

/** Output of the command with the given settings. */
async function said(url: string | undefined, more: Readonly<Record<string, string>> = {}) {
  const settings = { SMTP_URL: url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: 'https://a.b' }
  const configuration = readConfiguration({ ...(url !== undefined && settings), ...more })
  const operator = testOperator(undefined, { configuration })
  await mailTest.run(['owner@example.com'], operator)
  return operator.lines
}

it('sends a message to the given address', async () => {
  const server = await serverWith()
  expect(await said(server.url, { MAIL_OWNER: 'owner@shop.example' })).toEqual([
    'The mail server took it. Look in the inbox of owner@example.com, and in its spam folder.',
  ])
  expect(server.received.map(({ subject, recipients }) => [subject, recipients])).toEqual([
    ['A test of Khol', ['owner@example.com']],
  ])
})

it('reports that new orders have no recipient', async () => {
  const { url } = await serverWith()
  expect((await said(url)).at(-1)).toMatch(/^Nobody is told of new orders: set MAIL_OWNER/)
})

it('names the setting to add while mail is off', async () => {
  await expect(said(undefined)).rejects.toThrow('Mail is off: set SMTP_URL')
})

it.each<[string, MailServerBehaviour, RegExp]>([
  ['a wrong password', { password: 'right' }, /refused the login\. Look at user and password/],
  ['an unknown recipient', { onRecipient: () => ({ code: 550 }) }, /refused the recipient/],
  [
    'a temporarily refused recipient',
    { onRecipient: () => ({ code: 450 }) },
    /asked to try again later/,
  ],
  ['a message taken for spam', { onMail: () => ({ code: 554 }) }, /refused the message/],
  ['a sender that isn’t allowed', { onSender: () => ({ code: 553 }) }, /send as MAIL_FROM/],
])('explains %s', async (_, behaviour, sentence) => {
  const { url } = await serverWith(behaviour)
  await expect(said(url.replace('right', 'wrong'))).rejects.toThrow(sentence)
})

it('explains an unreachable server', async () => {
  const { url, close } = await openMailServer()
  await close()
  await expect(said(url)).rejects.toThrow(/127\.0\.0\.1:\d+ can’t be reached/)
})

it('explains a server without the expected TLS', async () => {
  const { url } = await serverWith()
  await expect(said(url.replace('smtp:', 'smtps:'))).rejects.toThrow(/offers no secure line/)
})

it('never prints the password', async () => {
  const { url } = await serverWith({ password: 'right' })
  await expect(said(url.replace('right', 'secret'))).rejects.not.toThrow('secret')
})
