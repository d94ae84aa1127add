/**
 * The oldest browsers in which every task of the shop and of the admin area works (rule:
 * supported-browsers): the build lowers syntax and styles to them, and a test looks up each API,
 * syntax and style of the built files in MDN's compatibility data for them.
 */
export interface SupportedBrowser {
  readonly version: string
  /** Keys of the browser, and of others with its engine, in MDN's compatibility data. */
  readonly mdn: readonly string[]
  /** Names of the browser in the build's targets; none where an older engine stands for it. */
  readonly targets: readonly string[]
}

export const supportedBrowsers: readonly SupportedBrowser[] = [
  { version: '15.6', mdn: ['safari', 'safari_ios', 'webview_ios'], targets: ['safari', 'ios'] },
  // Instagram's and Facebook's own windows are web views of the system.
  { version: '100', mdn: ['chrome', 'chrome_android', 'webview_android'], targets: ['chrome'] },
  { version: '115', mdn: ['firefox', 'firefox_android'], targets: ['firefox'] },
  // Samsung Internet is Chromium 106.
  { version: '20.0', mdn: ['samsunginternet_android'], targets: [] },
]

/** Targets of the build, such as 'safari15.6'. */
export const buildTargets: string[] = supportedBrowsers.flatMap(({ targets, version }) =>
  targets.map((target) => `${target}${version}`),
)
