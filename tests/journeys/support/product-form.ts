import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Owner } from './owner.ts'

/** File in memory, as Playwright takes it. */
export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Picture in the format of a phone's camera. */
async function pictureFile(name: string, background: string): Promise<PictureFile> {
  const image = sharp({ create: { width: 800, height: 1000, channels: 3, background } })
  const isPng = name.endsWith('.png')
  return {
    name,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: await (isPng ? image.png() : image.jpeg()).toBuffer(),
  }
}

export const front = () => pictureFile('front.png', '#5b2a86')
export const back = () => pictureFile('back.jpg', '#f2a33a')

/** Picture to print, with a transparent background. */
export async function artwork(): Promise<PictureFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1300">
    <circle cx="750" cy="650" r="560" fill="#f2a33a"/>
    <path d="M750 250 850 560h330L915 750l100 310-265-190-265 190 100-310L320 560h330z" fill="#8f1d50"/>
  </svg>`
  return {
    name: 'star.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(drawing)).png().toBuffer(),
  }
}

/** Presses a button that opens the device's dialog of files, and chooses these. */
export async function chooseFiles(button: Locator, files: readonly PictureFile[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles([...files])
}

/** Page object of the product form. */
export class ProductForm {
  readonly owner: Owner
  readonly page: Page

  constructor(owner: Owner) {
    this.owner = owner
    this.page = owner.page
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: /^(Add Product|Save Changes)$/ })
  }
  get models(): Locator {
    return this.page.getByRole('group', { name: 'Compatible device models' })
  }
  get pictures(): Locator {
    return this.page.getByRole('list', { name: 'Pictures in order' }).getByRole('listitem')
  }
  get design(): Locator {
    return this.page.getByRole('region', { name: 'Design' })
  }
  /** Preview of the case on which a picture is placed. */
  get stage(): Locator {
    return this.page.getByRole('application', { name: /^Your picture on/ })
  }
  get phones(): Locator {
    return this.page.getByRole('list', { name: 'On other phones' }).getByRole('button')
  }
  get summary(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  }

  async fillIn(name: string, price = '1500'): Promise<void> {
    const { page } = this
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Brand', { exact: true }).selectOption('Vivo')
    await this.models.getByRole('checkbox', { name: 'Vivo V60', exact: true }).check()
    await page.getByLabel('Case type').selectOption('Silicon')
    await page.getByLabel('List price in rupees').fill(price)
  }

  async choosePictures(...files: readonly PictureFile[]): Promise<void> {
    await chooseFiles(this.page.getByRole('button', { name: 'Add pictures' }), files)
  }

  async chooseArtwork(file: PictureFile): Promise<void> {
    await chooseFiles(this.page.getByRole('button', { name: 'Add a picture' }), [file])
  }

  /**
   * Waits until the chosen picture is shown on the case, after its processing by a separate
   * process.
   */
  async hasArtwork(): Promise<void> {
    await expect(this.stage).toBeFocused({ timeout: 20_000 })
  }

  /** Waits until `count` pictures are stored and none is uploading. */
  async hasStored(count: number): Promise<void> {
    await expect(this.pictures).toHaveCount(count)
    // Processing waits for idle time of the shop, so it has no fixed duration.
    await expect(this.page.getByRole('progressbar')).toHaveCount(0, { timeout: 0 })
    await expect(this.pictures.locator('picture')).toHaveCount(count)
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: /^Name, device model/ }).fill(words)
    await expect(this.page).toHaveURL(new RegExp(`search=${words.split(' ')[0]}`))
  }
}

/** Name unique to this run. */
export const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 6)}`
