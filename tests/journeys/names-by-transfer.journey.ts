import type { ProductPage } from '#domain/contract/products.ts'
import { ayesha, expect, expectAccessible, paths } from './support/journey.ts'
import { test } from './support/own-shop.ts'

const caseType = encodeURIComponent('Name Customization')

/** Sentences of product, cart and checkout, by the prefix of the page's address. */
const words = {
  '': {
    product: 'Made for you, so it is paid by bank transfer before we print it.',
    cart: 'The case with a name is paid by bank transfer.',
  },
  '/ur': {
    product: 'خاص آپ کے لیے بنتا ہے، اس لیے چھپائی سے پہلے بینک ٹرانسفر سے ادائیگی ہوتی ہے۔',
    cart: 'نام والے کیس کی ادائیگی بینک ٹرانسفر سے ہوتی ہے۔',
  },
} as const

/** (rule: names-by-transfer) */
test('a case with a name is paid by transfer, once the owner asks for it', async ({
  owner,
  shopper,
  page,
}) => {
  test.slow()
  const { products } = await owner.calls<ProductPage>(
    'GET',
    `/products?page=1&limit=1&caseType=${caseType}`,
  )
  const [found] = products
  if (!found) throw new Error('the shop sells cases with a name')
  const product = { ...found, id: found._id, models: found.deviceModels }
  const [model = ''] = product.models

  await test.step('it is off by default', async () => {
    await shopper.visit(paths.product(product.slug))
    await expect(page.getByLabel('Your name on it')).toBeVisible()
    await expect(page.getByText(words[''].product)).toHaveCount(0)
    await owner.visit(paths.adminSettings())
    const choice = owner.page.getByRole('checkbox', { name: /paid by transfer only/ })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await owner.seesToast('Saved. Customers see it now.')
    await expect(choice).toBeChecked()
  })

  await shopper.hasInCart(product, model, 1, 'Ayesha')
  for (const language of ['', '/ur'] as const) {
    await test.step(`product, cart and checkout say so ${language}`, async () => {
      const { product: onProduct, cart } = words[language]
      await shopper.visit(`${language}${paths.product(product.slug)}`)
      await expect(page.getByText(onProduct)).toBeVisible()
      await expectAccessible(page)
      await shopper.visit(`${language}${paths.cart()}`)
      await expect(page.getByText(cart)).toBeVisible()
      await shopper.visit(`${language}${paths.checkout()}`)
      const cash = page.getByRole('radio').first()
      await expect(cash).toBeDisabled()
      await expect(cash).toHaveAccessibleName(new RegExp(cart))
      await expect(page.getByRole('radio').last()).toBeChecked()
      await expectAccessible(page)
    })
  }

  await test.step('the order leads to the payment page', async () => {
    await shopper.visit(paths.checkout())
    await shopper.fillIn(ayesha)
    await shopper.placeOrder()
    await expect(page.getByRole('button', { name: 'Attach screenshot' })).toBeVisible()
  })
})
