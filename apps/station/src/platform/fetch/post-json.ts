import type { GuardedFetch } from './guarded-fetch.ts';

/** Posts JSON to an address that a user chose. @throws if it is not accepted within 20 seconds */
export async function postJson(
  guardedFetch: GuardedFetch,
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<void> {
  const response = await guardedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    limitBytes: 1_000_000,
    timeoutMs: 20_000,
    signal,
  });
  await response.cancel();
  if (response.status >= 300) throw new Error(`The webhook responded ${response.status}.`);
}
