import { useEffect, useEffectEvent, useId, useState } from 'react'
import { brands } from '#domain/catalogue/brands.ts'
import type { Suggestion } from '#domain/contract/search.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { knownModel, rememberPhone } from '#web/kit/device/my-phone.ts'
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
 * empty. The form owns the field, which works without this script.
 */
export function Suggestions({ field }: SuggestionsProps) {
  const list = useSuggestionList(field)
  const { listId, suggestions, recent, isListed, hasRecent, active, optionId } = list
  const count = isListed ? suggestions.length : 0
  useFieldEvents(list)
  useActiveDescendant(list)
  useEffect(() => {
    if (count > 0) announce(t.search.found({ count }))
  }, [count])

  if (!isListed && !hasRecent) return null
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
              onChoose={() => {
                remember(suggestion)
                list.empty()
              }}
            />
          ))}
        </div>
      ) : (
        <RecentSearches
          searches={recent ?? []}
          onRepeat={(text) => {
            rememberSearch(text)
            list.empty()
          }}
          onForget={() => field.focus()}
        />
      )}
    </div>
  )
}

/** State of a field's list: its words, whether the list is wanted, and its active option. */
function useSuggestionList(field: HTMLInputElement) {
  const listId = useId()
  const [words, setWords] = useState(field.value)
  const [isWanted, want] = useState(() => document.activeElement === field)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const suggestions = useSuggestions(words)
  const recent = useRecentSearches()
  const isEmpty = words.trim() === ''
  // Input between the first render and this effect fired no listener.
  useEffect(() => setWords(field.value), [field])
  const type = (text: string) => {
    setWords(text)
    setActiveKey(null)
    want(true)
  }
  const leave = () => {
    want(false)
    setActiveKey(null)
  }
  return {
    field,
    listId,
    suggestions,
    recent,
    isWanted,
    isListed: isWanted && !isEmpty && suggestions.length > 0,
    hasRecent: isWanted && isEmpty && recent !== null,
    // An answer that arrives late keeps the chosen option, if it still has it.
    active: suggestions.findIndex((suggestion) => keyOf(suggestion) === activeKey),
    optionId: (index: number) => `${listId}${index}`,
    want,
    type,
    leave,
    activate(option: Suggestion | undefined) {
      setActiveKey(option ? keyOf(option) : null)
    },
    empty() {
      field.value = ''
      setWords('')
      leave()
      field.blur()
    },
  }
}

type SuggestionList = ReturnType<typeof useSuggestionList>

function handleKey(event: KeyboardEvent, list: SuggestionList): void {
  const { field, suggestions, isListed, active } = list
  if (event.isComposing) return
  if (event.key === 'Escape') {
    // The browser's default would empty the field at once.
    event.preventDefault()
    if (isListed || list.hasRecent) list.leave()
    else if (field.value !== '') {
      field.value = ''
      list.type('')
    } else field.blur()
  } else if (event.key === 'Enter' && isListed && active >= 0) {
    event.preventDefault()
    document.getElementById(list.optionId(active))?.click()
  } else if (event.key === 'ArrowDown' && !list.isWanted) {
    event.preventDefault()
    list.want(true)
  } else {
    const next = optionAfter(event.key, active, isListed ? suggestions.length : 0)
    if (next === null) return
    event.preventDefault()
    list.activate(suggestions[next])
  }
}

function handleFormEvent(event: Event, list: SuggestionList): void {
  const { field } = list
  if (event.type === 'input') list.type(field.value)
  else if (event.type === 'submit') {
    rememberSearch(field.value)
    list.leave()
  } else if (event.type === 'focusin') {
    if (event.target === field) list.want(true)
  } else {
    const next = (event as FocusEvent).relatedTarget
    // Tab reaches recent searches, never suggestions.
    const isInside = next instanceof Node && field.form?.contains(next)
    if (!isInside || list.isListed) list.leave()
  }
}

/** Stores a chosen suggestion as a search, and its model as the device's phone, as a filter does. */
function remember({ kind, label, to }: Suggestion): void {
  if (kind !== 'page') rememberSearch(label)
  if (kind !== 'model') return
  const { pathname, searchParams } = new URL(to, location.origin)
  const model = searchParams.get('model')
  const brand = brands.find(({ slug }) => paths.brand(slug) === pathname)
  if (brand && model !== null) rememberPhone({ brand: brand.slug, model })
}

function keyOf({ kind, label }: Suggestion): string {
  return `${kind} ${label}`
}

/** Listens to the field and its form, which this component doesn't render. */
function useFieldEvents(list: SuggestionList): void {
  const { field } = list
  const onKey = useEffectEvent((event: KeyboardEvent) => handleKey(event, list))
  const onFormEvent = useEffectEvent((event: Event) => handleFormEvent(event, list))
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['focusin', 'focusout', 'input', 'submit']) {
      field.form?.addEventListener(type, onFormEvent, { signal })
    }
    field.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [field])
}

/** Sets the field's ARIA state of the list, and scrolls the active option into view. */
function useActiveDescendant(list: SuggestionList): void {
  const { field, listId, isListed, active } = list
  const activeId = isListed && active >= 0 ? list.optionId(active) : null
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(isListed))
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
  }, [field, listId, isListed, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
}

const DEBOUNCE_MS = 120
const TIMEOUT_MS = 4_000
const LEAST_LENGTH = 2

const none: readonly Suggestion[] = []

/** Debounced suggestions; the previous ones stay until an answer, a failure shows none. */
function useSuggestions(words: string): readonly Suggestion[] {
  const [suggestions, suggest] = useState(none)
  const q = words.trim()
  useEffect(() => {
    if (q.length < LEAST_LENGTH) return suggest(none)
    const request = new AbortController()
    const { signal } = request
    const timer = setTimeout(async () => {
      const answer = await send(
        'suggest',
        { query: { q, phone: knownModel() || undefined } },
        { signal, timeout: TIMEOUT_MS },
      ).catch(() => ({ suggestions: none }))
      if (!signal.aborted) suggest(answer.suggestions)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q])
  return suggestions
}
