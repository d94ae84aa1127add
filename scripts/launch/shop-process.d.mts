export declare const shopProcess: {
  readonly execArgv: string[]
  readonly env: Readonly<Record<string, string>>
}
