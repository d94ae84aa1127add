import { useState } from 'react'
import { type Action, idle, openAction } from './action.ts'

/**
 * Something that somebody does: begun by `run`, one at a time; `clear` takes its failure away. A
 * form is sent with `useSubmit`, which is this and knows the fields.
 */
export function useAction<Given extends readonly unknown[] = []>(action: Action<Given>) {
  const [state, show] = useState(idle)
  const [{ run, clear }] = useState(() => openAction(show))
  return { ...state, run: (...given: Given) => void run(action, given), clear }
}
