import { useEffect, useEffectEvent, useId, useState } from 'react'
import { brands } from '#domain/catalogue/brands.ts'
import type { Suggestion } from '#domain/contract/search.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { rememberPhone } from '#web/kit/device/my-phone.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { optionAfter } from './combobox.ts'
import { RecentSearches, rememberSearch, useRecentSearches } from './RecentSearches.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

interface SuggestionsProps {
  /** The search field; it precedes this component and may have been typed into. */
  readonly field: HTMLInputElement
}

/**
 * Turns a search field into a combobox: suggestions for its text, recent searches while it is
 * empty. The field belongs to the form, so that it works before this script is loaded and without
 * it.
 */
export function Suggestions({ field }: SuggestionsProps) {
  const listId = useId()
  const [words, setWords] = useState(field.value)
  const [isWanted, want] = useState(() => document.activeElement === field)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const suggestions = useSuggestions(words)
  const recent = useRecentSearches()

  const isEmpty = words.trim() === ''
  const isListed = isWanted && !isEmpty && suggestions.length > 0
  const count = isListed ? suggestions.length : 0
  // An answer that arrives late keeps the chosen option, if it still has it.
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === activeKey)
  const optionId = (index: number) => `${listId}${index}`

  const type = (text: string) => {
    setWords(text)
    setActiveKey(null)
    want(true)
  }
  const leave = () => {
    want(false)
    setActiveKey(null)
  }
  const empty = () => {
    field.value = ''
    setWords('')
    leave()
    field.blur()
  }
  const choose = ({ kind, label, to }: Suggestion) => {
    if (kind !== 'page') rememberSearch(label)
    if (kind === 'model') rememberModelOf(to)
    empty()
  }

  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      // The browser's default would empty the field at once.
      event.preventDefault()
      if (isListed || (isWanted && isEmpty && recent)) leave()
      else if (field.value !== '') {
        field.value = ''
        type('')
      } else field.blur()
    } else if (event.key === 'Enter' && isListed && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    } else if (event.key === 'ArrowDown' && !isWanted) {
      event.preventDefault()
      want(true)
    } else {
      const next = optionAfter(event.key, active, count)
      if (next === null) return
      event.preventDefault()
      const chosen = suggestions[next]
      setActiveKey(chosen ? keyOf(chosen) : null)
    }
  }
  const hear = (event: Event) => {
    if (event.type === 'input') type(field.value)
    else if (event.type === 'submit') {
      rememberSearch(field.value)
      leave()
    } else if (event.type === 'focusin') {
      if (event.target === field) want(true)
    } else {
      const next = (event as FocusEvent).relatedTarget
      // Tab reaches recent searches, never suggestions.
      const isInside = next instanceof Node && field.form?.contains(next)
      if (!isInside || isListed) leave()
    }
  }

  useFieldEvents(field, { press, hear })
  // Input between the first render and the effect above fired no listener.
  useEffect(() => setWords(field.value), [field])
  useActiveDescendant(field, { listId, isListed, activeId: active >= 0 ? optionId(active) : null })
  useEffect(() => {
    if (count > 0) announce(t.search.found({ count }))
  }, [count])

  if (!isListed && !(isWanted && isEmpty && recent)) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field
    <div onMouseDown={(event) => event.preventDefault()} className="search-list">
      {isListed ? (
        <div id={listId} role="listbox" aria-label={t.search.suggestions}>
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={keyOf(suggestion)}
              id={optionId(index)}
              suggestion={suggestion}
              isActive={index === active}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
      ) : (
        <RecentSearches
          searches={recent ?? []}
          onRepeat={(text) => {
            rememberSearch(text)
            empty()
          }}
          onForget={() => field.focus()}
        />
      )}
    </div>
  )
}

function keyOf({ kind, label }: Suggestion): string {
  return `${kind} ${label}`
}

interface FieldListeners {
  readonly press: (event: KeyboardEvent) => void
  /** Called with focus, input and submit events of the field's form. */
  readonly hear: (event: Event) => void
}

/** Listens to the field and its form, which this component doesn't render. */
function useFieldEvents(field: HTMLInputElement, listeners: FieldListeners): void {
  const press = useEffectEvent(listeners.press)
  const hear = useEffectEvent(listeners.hear)
  useEffect(() => {
    const { form } = field
    const types = ['focusin', 'focusout', 'input', 'submit']
    for (const type of types) form?.addEventListener(type, hear)
    field.addEventListener('keydown', press)
    return () => {
      for (const type of types) form?.removeEventListener(type, hear)
      field.removeEventListener('keydown', press)
    }
  }, [field])
}

interface ListState {
  readonly listId: string
  readonly isListed: boolean
  readonly activeId: string | null
}

/** Sets the field's ARIA state of the list, and scrolls the active option into view. */
function useActiveDescendant(
  field: HTMLInputElement,
  { listId, isListed, activeId }: ListState,
): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(isListed))
    if (isListed && activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, listId, isListed, activeId])
  useEffect(() => {
    if (isListed && activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isListed, activeId])
}

/** Stores the model of a suggestion as the device's phone, as a filter does. */
function rememberModelOf(address: string): void {
  const { pathname, searchParams } = new URL(address, location.origin)
  const model = searchParams.get('model')
  const brand = brands.find(({ slug }) => paths.brand(slug) === pathname)
  if (brand && model !== null) rememberPhone({ brand: brand.slug, model })
}

const DEBOUNCE_MS = 120
const TIMEOUT_MS = 4_000
const LEAST_LENGTH = 2

const none: readonly Suggestion[] = []

/**
 * Suggestions for the text of a search field, debounced; only the newest request counts. The previous
 * suggestions stay until it is answered; a failure shows none and no message.
 */
function useSuggestions(words: string): readonly Suggestion[] {
  const [suggestions, suggest] = useState(none)
  const q = words.trim()
  useEffect(() => {
    if (q.length < LEAST_LENGTH) return suggest(none)
    const request = new AbortController()
    const { signal } = request
    const take = (answer: readonly Suggestion[]) => {
      if (!signal.aborted) suggest(answer)
    }
    const timer = setTimeout(() => {
      readSuggestions(q, signal).then(take, () => take(none))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q])
  return suggestions
}

async function readSuggestions(q: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await send('suggest', { query: { q } }, { signal, timeout: TIMEOUT_MS })).suggestions
}
