import { stored } from '#web/device/stored.ts'
import { useSession } from '#web/session/session.ts'

/** The accounts that have hidden the first steps on this device (rule: first-day). */
const hiddenBy = stored<readonly string[]>('khol.firstDayHidden', parseIds, JSON.stringify)

/** Whether who is signed in has hidden the first steps, and how to hide them or get them back. */
export function useHidden(): readonly [isHidden: boolean, hide: (isHidden: boolean) => void] {
  const account = useSession()?._id ?? ''
  const ids = hiddenBy.use() ?? []
  const others = ids.filter((id) => id !== account)
  return [
    ids.includes(account),
    (isHidden) => hiddenBy.set(isHidden ? [...others, account] : others),
  ]
}

function parseIds(text: string): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null
  } catch {
    return null
  }
}
