import { expect, it } from 'vitest'
import { readConfiguration } from '#server/configuration/configuration.ts'
import { type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { testOperator } from '#testing/operator.ts'
import { mailOwner, mailTest } from './mail.ts'
import type { Verb } from './verb.ts'

/** Output of a command with the given settings. */
async function outputOf(
  url: string | undefined,
  more: Readonly<Record<string, string>> = {},
  [verb, ...words]: readonly [Verb, ...string[]] = [mailTest, 'owner@example.com'],
) {
  const settings = { SMTP_URL: url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: 'https://a.b' }
  const configuration = readConfiguration({ ...(url !== undefined && settings), ...more })
  const operator = testOperator(undefined, { configuration })
  await verb.run(words, operator)
  return operator.lines
}

const withOwner = { MAIL_OWNER: 'owner@shop.example' }

it('sends a message to the given address, and reports that new orders have no recipient', async () => {
  const server = await openMailServer()
  const sent =
    'The mail server took it. Look in the inbox of owner@example.com, and in its spam folder.'
  expect(await outputOf(server.url, withOwner)).toEqual([sent])
  expect(server.received.map(({ subject, recipients }) => [subject, recipients])).toEqual([
    ['A test of Khol', ['owner@example.com']],
  ])
  expect(await outputOf(server.url)).toEqual([
    sent,
    expect.stringMatching(/^Nobody is told of new orders: set MAIL_OWNER/),
  ])
})

it('names the setting to add while mail is off', async () => {
  await expect(outputOf(undefined)).rejects.toThrow('Mail is off: set SMTP_URL')
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
])('explains %s, without the password', async (_, behaviour, sentence) => {
  const { url } = await openMailServer(behaviour)
  const attempt = outputOf(url.replace('right', 'wrong'))
  await expect(attempt).rejects.toThrow(sentence)
  await expect(attempt).rejects.not.toThrow('wrong@')
})

it('explains an unreachable server, and one without the expected TLS', async () => {
  const { url, close } = await openMailServer()
  await expect(outputOf(url.replace('smtp:', 'smtps:'))).rejects.toThrow(/offers no secure line/)
  await close()
  await expect(outputOf(url)).rejects.toThrow(/127\.0\.0\.1:\d+ can’t be reached/)
})

it('mails the owner the message of the monitoring, or reports that mail is not configured', async () => {
  const server = await openMailServer()
  const text = 'The disk is full.\n\nMake room.'
  await outputOf(server.url, withOwner, [mailOwner, 'khol-backup failed', text])
  expect(server.received).toEqual([
    expect.objectContaining({
      subject: 'Khol: khol-backup failed',
      recipients: ['owner@shop.example'],
      text: expect.stringMatching(/The disk is full\.\s+Make room\./),
    }),
  ])
  expect(await outputOf(undefined, {}, [mailOwner, 'x'])).toEqual([
    'Nobody is told by mail: set SMTP_URL, MAIL_FROM and MAIL_OWNER.',
  ])
  const noWords = outputOf(server.url, withOwner, [mailOwner])
  await expect(noWords).rejects.toThrow('Give a subject and a text.')
})
