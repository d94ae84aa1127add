import { appOf } from '#testing/second-step.ts'
import { leaveOnDevice, signedIn } from './support/device.ts'
import { expect, expectAccessible, paths, test } from './support/journey.ts'

const PASSWORD = 'journeys-only'

// Status of a login without a code, and of a wrong code.
test.use({ expectedErrors: [/403 \(Forbidden\)/] })

/** (rule: second-step) */
test('a second step is enabled, and logs in by app and by code', async ({ shopper, page }) => {
  const email = await shopper.hasAccount()
  await shopper.visit(paths.profile())
  const section = page.getByRole('region', { name: 'Two-step verification' })
  const heading = section.getByRole('heading', { name: 'Two-step verification' })
  const setUp = section.getByRole('button', { name: 'Set up two-step verification' })
  await expect(setUp).toBeVisible()
  // A second read would stay open: the section shows what a change answered.
  const reads = (url: URL) => url.pathname === '/api/users/second-step'
  await page.route(reads, (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  )
  await setUp.click()
  await section.getByLabel('Current password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continue' }).click()

  const key = await section.locator('code').innerText()
  await expect(section.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  const app = appOf(key.replaceAll(' ', ''))
  await section.getByLabel('Code from your app').fill(app.wrongCode())
  await section.getByRole('button', { name: 'Switch on' }).click()
  await expect(section.getByText('This code is not correct').first()).toBeVisible()
  await section.getByLabel('Code from your app').fill(app.code(-1))
  await section.getByRole('button', { name: 'Switch on' }).click()

  await expect(section.getByText('Save these recovery codes')).toBeVisible()
  const codes = await section.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(8)
  await section.getByRole('button', { name: 'I have saved them' }).click()
  // Nothing of the state before appears in between, and the focus stays.
  expect(await section.innerText()).toContain('You have 8 recovery codes left.')
  await expect(heading).toBeFocused()
  await page.unroute(reads)

  const main = page.getByRole('main')
  const logIn = async () => {
    await shopper.logOut()
    await shopper.visit(paths.login())
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  }
  await test.step('login by the app', async () => {
    await logIn()
    await expect(page.getByLabel('Code from your app')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(app.code())
    await page.keyboard.press('Enter')
    await shopper.seesToast('Login successful!')
  })
  await test.step('login by a recovery code, after a way back to the password', async () => {
    await logIn()
    await main.getByRole('button', { name: 'Back to the password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: 'Login' }).click()
    await main.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await main.getByRole('button', { name: 'Continue' }).click()
    await shopper.seesToast('Login successful!')
  })
  await test.step('disabled by another recovery code', async () => {
    await shopper.visit(paths.profile())
    await expect(section).toContainText('You have 7 recovery codes left.')
    await section.getByRole('button', { name: 'Switch off' }).click()
    await section.getByLabel('Current password').fill(PASSWORD)
    await section.getByLabel('Code', { exact: true }).fill(codes[1] ?? '')
    await section.getByRole('button', { name: 'Switch off' }).click()
    await shopper.seesToast('Two-step verification is off.')
    await expect(setUp).toBeVisible()
  })
})

test('a code is asked for before the wallets change', async ({ owner }) => {
  const { page } = owner
  // Stubbed: other journeys log in as the same owner.
  const message = 'Please enter the code from your authenticator app'
  const refusal = { message, code: 'SECOND_STEP_REQUIRED', fields: [{ field: 'code', message }] }
  await page.route('**/api/admin/settings/payment', (route) =>
    route.fulfill({ status: 403, json: refusal }),
  )
  await owner.visit(paths.adminSettings())
  const payment = page.getByRole('region', { name: 'Payment' })
  const pauses = payment.getByRole('button', { name: /^Pause/ })
  await pauses.first().click()
  await payment.getByLabel('Current password').fill(PASSWORD)
  await payment.getByRole('button', { name: 'Save accounts' }).click()
  await expect(payment.getByText(message).first()).toBeVisible()
  const sent = page.waitForRequest('**/api/admin/settings/payment')
  await payment.getByLabel('Code', { exact: true }).fill('123456')
  await payment.getByRole('button', { name: 'Save accounts' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ currentPassword: PASSWORD, code: '123456' })
})

/** (rule: passkeys) */
test('a passkey is added, logs in, and is removed', async ({ shopper, page, baseURL }) => {
  // Passkeys need a secure origin with a domain name: localhost qualifies, 127.0.0.1 doesn't.
  const shop = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // The page has another origin than the fixtures' calls, so this account is created here.
  const account = { name: 'Sana Malik', email: `${crypto.randomUUID()}@journeys.test` }
  const answer = await page.request.post('/api/users', { data: { ...account, password: PASSWORD } })
  await page.goto(`${shop}/healthz`)
  await leaveOnDevice(page, signedIn(await answer.json()))
  await shopper.visit(shop + paths.profile())
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Current password').fill(PASSWORD)
  await section.getByRole('button', { name: 'Continue' }).click()
  await shopper.seesToast('Passkey added.')
  await expect(section.getByRole('listitem')).toContainText('Added')
  await expectAccessible(page)

  await shopper.logOut()
  await shopper.visit(shop + paths.login())
  const login = page.getByRole('button', { name: 'Log in with a passkey' })
  await expectAccessible(page)
  await login.click()
  await shopper.seesToast('Login successful!')

  await shopper.visit(shop + paths.profile())
  await expect(section.getByRole('listitem')).toContainText('Last used')
  await section.getByRole('button', { name: /^Remove/ }).click()
  await section.getByLabel('Current password').fill(PASSWORD)
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Remove the passkey' }).click()
  await shopper.seesToast('Passkey removed.')
  await expect(section.getByRole('listitem')).toHaveCount(0)
})
