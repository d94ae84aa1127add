import { describe, expect, test } from 'vitest'
import { limits } from '#server/http/limits/limits.ts'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()

const body = {
  design: { look: 'nastaliq', colour: null, seed: 'a case' },
  brandSlug: 'vivo',
  model: 'Vivo Y21',
}

describe('the lettering of a name (rule: name-while-typing)', () => {
  test('is an SVG of the size of the picture, different by name and the same every time', async () => {
    const [zoya, again, ali] = await Promise.all(
      ['زویا خان', 'زویا خان', 'Ali'].map((customName) =>
        shop.send('drawLettering', { body: { ...body, customName } }),
      ),
    )
    expect(zoya?.status).toBe(200)
    expect(zoya?.headers.get('cache-control')).toBe('no-store')
    expect(zoya?.body.svg).toMatch(/^<svg [^>]*viewBox="0 0 800 1000"/)
    expect(again?.body.svg).toBe(zoya?.body.svg)
    expect(ali?.body.svg).not.toBe(zoya?.body.svg)
  })

  test('is normalized as the name of a cart line is', async () => {
    const svgOf = async (customName: string) =>
      (await shop.send('drawLettering', { body: { ...body, customName } })).body.svg
    expect(await svgOf('  Ali   ❤️ ')).toBe(await svgOf('Ali ♥'))
  })

  test.each(['<script>', 'Muhammad Abdullah Khan', '字'])(
    '%s is refused at the field',
    async (customName) => {
      const { status, body: refusal } = await shop.send('drawLettering', {
        body: { ...body, customName },
      })
      expect(status).toBe(400)
      expect(refusal).toMatchObject({ fields: [{ field: 'customName' }] })
    },
  )

  test.each(['of tomorrow', 'constructor', '__proto__'])(
    'of an unknown look, brand or model is drawn all the same: %s',
    async (name) => {
      const unknown = { design: { ...body.design, look: name }, brandSlug: name, model: name }
      const { status } = await shop.send('drawLettering', {
        body: { ...unknown, customName: 'Ali' },
      })
      expect(status).toBe(200)
    },
  )
})

test('a process draws no more letterings than its limit', async () => {
  const limited = await openTestShop({ rateLimitScale: 3 / limits.letterings.max })
  const statuses: number[] = []
  for (let time = 0; time < 4; time++) {
    const { status } = await limited.send('drawLettering', {
      body: { ...body, customName: 'Ali' },
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
