import { describe, expect, test } from 'vitest'
import { paymentMethodLabels } from '#domain/orders/status.ts'
import { terms } from '#domain/terms.ts'
import { helpSections, helpTopics } from './help.ts'

describe('answers to common questions (rule: help)', () => {
  test('exist for every question by default', () => {
    const sections = helpSections()
    expect(sections.map(({ topic }) => topic)).toEqual(helpTopics)
    for (const { title, paragraphs } of sections) {
      expect(title).toMatch(/\?$/)
      expect(paragraphs.length).toBeGreaterThan(0)
    }
  })

  test('have the same figures as all other pages', () => {
    const text = JSON.stringify(helpSections())
    expect(text).toContain(`${terms.deliveryDays.from}-${terms.deliveryDays.to} business days`)
    expect(text).toContain('Rs. 250')
    expect(text).toContain(`within ${terms.supportReplyHours} hours`)
  })

  test('name the ways to pay as checkout does', () => {
    const text = JSON.stringify(helpSections())
    for (const label of Object.values(paymentMethodLabels())) {
      expect(text).toContain(`Choose ${label} at checkout`)
    }
    expect(text).not.toMatch(/manual/i)
  })

  test('begin with the owner’s promise where one is set, and deny nothing where none is', () => {
    const exchange = helpTopics.indexOf('exchange')
    const usual = helpSections()[exchange]?.paragraphs ?? []
    const promised = helpSections({ help: {}, exchangeLine: 'Exchange within 7 days' })[exchange]
    expect(promised?.paragraphs).toEqual(['Exchange within 7 days.', ...usual])
    expect(usual.join(' ')).not.toContain('no warranty')
  })

  test('are replaced by the owner’s text, for its questions only', () => {
    const [delivery, exchange] = helpSections({
      help: { exchange: ' Seven days.\n\nWith the box. ' },
      exchangeLine: 'Exchange within 7 days',
    })
    expect(exchange?.paragraphs).toEqual([' Seven days.', 'With the box. '])
    expect(delivery).toEqual(helpSections()[0])
    expect(helpSections({ help: { exchange: ' \n' }, exchangeLine: '' })).toEqual(helpSections())
  })
})
