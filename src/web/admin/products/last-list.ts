import { paths } from '#domain/paths.ts'

let list: string = paths.adminProducts()

/** Keeps the search, brand and page of the list for the way back. */
export function rememberList({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  list = pathname + search
}

/** The list as it was left, where saving and 'Back to products' lead. */
export const lastList = (): string => list
