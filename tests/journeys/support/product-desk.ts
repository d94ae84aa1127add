import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Owner } from './owner.ts'

export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture as a phone would send it. */
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

/** A picture to be printed, with a clear ground. */
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

/** The product form in the owner's words. */
export class ProductDesk {
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
  /** The case that a picture is placed on. */
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
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Add pictures' }).click(),
    ])
    await chooser.setFiles([...files])
  }

  async chooseArtwork(file: PictureFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Add a picture' }).click(),
    ])
    await chooser.setFiles(file)
  }

  /** Waits until the chosen picture lies on the case, which took a process of its own. */
  async hasArtwork(): Promise<void> {
    await expect(this.stage).toBeFocused({ timeout: 20_000 })
  }

  /** Waits until so many pictures are stored and none is on its way. */
  async hasStored(count: number): Promise<void> {
    await expect(this.pictures).toHaveCount(count)
    // They are prepared when the shop has nothing better to do, for as long as that takes.
    await expect(this.page.getByRole('progressbar')).toHaveCount(0, { timeout: 0 })
    await expect(this.pictures.locator('picture')).toHaveCount(count)
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: /^Name, device model/ }).fill(words)
    await expect(this.page).toHaveURL(new RegExp(`search=${words.split(' ')[0]}`))
  }
}

/** A name that no other run has. */
export const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 6)}`
