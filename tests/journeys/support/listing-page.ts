import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of a listing's filters and sort order. */
export class ListingPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** 'Showing 12 of 40 products'. */
  get count(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^Showing \d+ of \d+ products$/ })
  }
  /** Button that opens the sheet of a small screen. */
  get opener(): Locator {
    return this.page.getByRole('button', { name: /^Filters/ })
  }
  get sheet(): Locator {
    return this.page.locator('#filter-sheet')
  }
  get sort(): Locator {
    return this.page.getByLabel('Sort by').filter({ visible: true })
  }
  /** Number of active filters. */
  get badge(): Locator {
    return this.page.getByText(/^\d+ active$/).filter({ visible: true })
  }

  async total(): Promise<number> {
    const [, total] = /of (\d+)/.exec((await this.count.textContent()) ?? '') ?? []
    return Number(total)
  }

  /** Expands a filter's choices, in the sheet or beside the listing. */
  async opens(filter: string): Promise<Locator> {
    // The accessible name ends with the chosen value.
    const list = this.page.getByRole('list', { name: new RegExp(`^${filter}`) })
    await expect(
      this.summary(filter).or(this.opener).filter({ visible: true }).first(),
    ).toBeVisible()
    if (await this.sheet.isHidden()) await this.opener.click()
    await expect(this.summary(filter)).toBeVisible()
    if (await list.isHidden()) await this.summary(filter).click()
    await expect(list).toBeVisible()
    return list
  }

  summary(filter: string): Locator {
    return this.page.locator('summary').filter({ hasText: filter })
  }

  /** Follows a choice; returns the count beside it. */
  async chooses(filter: string, choice: string): Promise<number> {
    const list = await this.opens(filter)
    const link = list.getByRole('link', { name: new RegExp(`^${choice}( \\d+ products?)?$`) })
    await expect(link).toBeVisible()
    // 'All' has no count.
    const [count = ''] = await link.getByText(/^\d+ products?$/).allTextContents()
    await link.click()
    return Number.parseInt(count, 10)
  }

  /** Closes the sheet of a small screen. */
  async closes(): Promise<void> {
    const show = this.page.getByRole('button', { name: /^Show \d+ cases?$/ })
    if (await show.isVisible()) await show.click()
  }
}
