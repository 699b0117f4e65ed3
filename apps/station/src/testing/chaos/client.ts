import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { signIn, type SignedIn } from '../sign-in.ts';
import { adminPassword } from '../station.ts';
import type { Ledger } from './ledger.ts';

/** A client of the balancer: any machine that runs, another one for each attempt. */
export class Client {
  readonly #urls: () => readonly string[];
  readonly #ledger: Ledger;
  #admin: SignedIn | undefined;
  #turn = 0;

  constructor(urls: () => readonly string[], ledger: Ledger) {
    this.#urls = urls;
    this.#ledger = ledger;
  }

  /** One attempt; null if no machine responded, or one that could not. */
  async attempt(path: string, init: RequestInit = {}): Promise<Response | null> {
    const urls = this.#urls();
    const url = urls[this.#turn++ % Math.max(1, urls.length)];
    this.#ledger.requests += 1;
    try {
      if (!url) throw new Error('No machine serves requests.');
      this.#admin ??= await signIn(url, 'admin@localhost', adminPassword);
      const { authorization } = this.#admin;
      const response = await fetch(new URL(path, url), {
        ...init,
        headers: { authorization, ...Object.fromEntries(new Headers(init.headers)) },
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status < 500 && response.status !== 409 && response.status !== 429) return response;
      this.#ledger.failures.push(`${url}${path} responded with ${response.status}: ${await response.text()}`);
    } catch (error) {
      // The machine has ended, or not started yet.
      this.#ledger.failures.push(`${url}${path}: ${reasonOf(error)}`);
    }
    await wait(200);
    return null;
  }

  /** Repeats a call until it is accepted, for at most two minutes. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const until = performance.now() + 120_000;
    for (;;) {
      const response = await this.attempt(path, init);
      if (response?.ok) return response;
      if (performance.now() > until)
        throw new Error(`No machine accepted a call in two minutes: ${this.#ledger.failures.at(-1)}`);
      if (response) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
  }

  json(path: string, method: string, body: object): Promise<Response> {
    return this.call(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** One attempt to create something, because a repeated one could create it twice. */
  async create(path: string, body: object): Promise<number | null> {
    const response = await this.attempt(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    if (!response) return null;
    const text = await response.text();
    if (response.status !== 201) throw new Error(`${path} responded with ${response.status}: ${text}`);
    const { id, playlist_id } = z
      .object({ id: z.int().optional(), playlist_id: z.int().optional() })
      .parse(JSON.parse(text));
    return playlist_id ?? id ?? null;
  }
}

/** fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? `${String(error)}: ${cause.message}` : String(error);
}
