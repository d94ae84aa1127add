import { addressIn } from '#domain/languages.ts'
import { type MailServer, type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { expect, expectAccessible, paths } from './support/journey.ts'
import { test as base } from './support/own-shop.ts'
import { admin } from './support/shop-process.ts'

interface Post {
  readonly server: MailServer
  readonly behaviour: MailServerBehaviour
}

/** Test with a shop that sends mail, and a mail server of its own. */
const test = base.extend<{ post: Post }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameter's text
  post: async ({}, use) => {
    const behaviour = {}
    const server = await openMailServer(behaviour)
    await use({ server, behaviour })
    await server.close()
  },
  ownSettings: ({ post }, use) =>
    use({
      SMTP_URL: post.server.url,
      MAIL_FROM: 'orders@shop.example',
      PUBLIC_URL: 'https://shop.example',
      DEMO_CATALOGUE: 'off',
    }),
})

test('the owner resends a refused e-mail, and a forgotten password is reset by e-mail', async ({
  post: { server, behaviour },
  owner,
  stranger: visitor,
}) => {
  test.slow()
  const { page } = owner
  behaviour.onRecipient = (to) => (to === 'zainab@journeys.test' ? { code: 550 } : null)
  const product = await owner.calls<{ _id: string }>('POST', '/products', {
    name: 'Truck Art',
    description: 'A case',
    brand: 'iPhone',
    deviceModels: ['iPhone 15'],
    caseType: 'Graphical',
    price: 1200,
    image: [],
    design: { look: 'ajrak', colour: null, motif: null, artwork: null, seed: 'mail' },
  })
  const { id } = await owner.receivesOrder({
    product: { id: product._id, models: ['iPhone 15'] },
    customer: { email: 'zainab@journeys.test' },
  })
  await owner.visit(paths.adminOrder(id))
  const mail = page.getByRole('region', { name: 'Email' })
  await expect(async () => {
    await page.reload()
    await expect(mail).toContainText('Not sent', { timeout: 1_000 })
  }).toPass()
  await expect(mail).toContainText('Their mail server doesn’t know this address.')
  await expectAccessible(page)

  delete behaviour.onRecipient
  await mail.getByRole('button', { name: /Send again.*Order received/ }).click()
  await owner.seesToast('The message is on its way')
  await expect
    .poll(() => server.received.map(({ recipients }) => recipients.join()))
    .toContain('zainab@journeys.test')

  const inUrdu = await owner.receivesOrder({
    product: { id: product._id, models: ['iPhone 15'] },
    customer: { email: 'hina@journeys.test' },
    language: 'ur',
  })
  const letter = () =>
    server.received.find(({ recipients }) => recipients.includes('hina@journeys.test'))
  await expect.poll(letter).toBeDefined()
  expect(letter()?.text).toContain('السلام علیکم')
  expect(letter()?.text).toContain(`https://shop.example/ur${paths.order(inUrdu.id)}`)
  await owner.visit(paths.adminOrder(inUrdu.id))
  await expect(page.getByText('Ordered in Urdu: the emails are in Urdu too.')).toBeVisible()

  const stranger = visitor.page
  await visitor.visit(paths.login())
  const way = stranger.getByRole('link', { name: /Forgot password\? Get a link by email/ })
  expect(await way.getAttribute('href')).toBe(paths.resetPassword())
  await visitor.visit(paths.resetPassword())
  await stranger.getByLabel('Email address').fill(admin.email)
  await stranger.getByRole('button', { name: 'Send the Link' }).click()
  await expect(stranger.getByRole('alert')).toContainText('a link is on its way to it')
  const link = () => server.received.map(({ text }) => /#([\w-]{43})/.exec(text ?? '')?.[1])
  await expect.poll(() => link().at(-1)).toBeDefined()
  const token = link().at(-1)
  await visitor.visit(addressIn('ur', paths.resetPassword()))
  await stranger.locator('input[type=email]').fill(admin.email)
  await stranger.getByRole('button', { name: 'لنک بھیجیں' }).click()
  await expect
    .poll(() => server.received.at(-1)?.text)
    .toMatch(/https:\/\/shop\.example\/ur\/reset-password#/)
  await stranger.goto(`${paths.resetPassword()}#${token}`)
  await stranger.reload()
  await stranger.getByLabel('New password', { exact: true }).fill('karachi-1947')
  await stranger.getByLabel('Confirm new password').fill('karachi-1947')
  await stranger.getByRole('button', { name: 'Set New Password' }).click()
  await expect(stranger).toHaveURL(/\/admin\/dashboard$/)
})
