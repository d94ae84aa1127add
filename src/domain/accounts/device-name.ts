import { t } from '#messages'

/** Browsers by a token of their user agent; tokens that other browsers also send come last. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|iOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Approximate device of a browser's `User-Agent`: 'Chrome on Android'; '' when unknown. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: typeof browsers) => table.find(([mark]) => mark.test(userAgent))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser && system) return t.account.browserOn({ browser, system })
  return browser ?? system ?? ''
}

/** The name of a device in the language of the page; the server writes English. */
export function deviceLabel(name: string): string {
  const [browser, system] = name.split(' on ')
  return browser && system ? t.account.browserOn({ browser, system }) : name
}
