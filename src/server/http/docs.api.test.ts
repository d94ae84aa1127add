import { expect, test } from 'vitest'
import { addresses } from '#domain/contract/addresses/index.ts'
import { openTestShop } from '#testing/shop.ts'

interface DescribedCall {
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
}

const shop = await openTestShop()
const { paths }: { paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>> } =
  await (await shop.sendRaw('/api/docs/json')).json()

test.each(Object.values(addresses))('$method $path is described', ({ method, path }) => {
  const described = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]
  expect(described).toHaveProperty(method.toLowerCase())
})

const forms = ['/api/upload/product', '/api/products/{id}/reviews/photos', '/api/orders/{id}/proof']

test.each(forms)('an upload is a form with one file: %s', (path) => {
  expect(paths[path]?.post?.requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['image'],
        properties: { image: { type: 'string', format: 'binary' } },
      },
    },
  })
})

test('every other body is JSON', () => {
  const types = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {}))
  expect(types.filter((type) => type !== 'application/json')).toEqual(
    forms.map(() => 'multipart/form-data'),
  )
})
