import { benchSettings } from '../../bench/scratch/shop.ts'

export interface Owner {
  readonly ask: <Answer>(path: string, init?: RequestInit) => Promise<Answer>
}

export async function logIn(address: string): Promise<Owner> {
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: benchSettings.ADMIN_EMAIL,
      password: benchSettings.ADMIN_PASSWORD,
    }),
  })
  const { token } = (await login.json()) as { token: string }
  return {
    async ask<Answer>(path: string, init: RequestInit = {}) {
      const answer = await fetch(`${address}/api${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Answer
    },
  }
}
