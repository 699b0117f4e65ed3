import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { isPostKitError } from '../core/errors.ts';
import { verifyWebhook } from './verify-webhook.ts';

const key = Buffer.from('a signing key of thirty-two bytes');
const secret = `whsec_${key.toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const now = 1_790_000_000_000;
const body = JSON.stringify({
  type: 'episode.published',
  version: 1,
  timestamp: 't',
  station: 'wxyz',
  data: { id: 7, title: 'Höhe' },
});

/** A request that another implementation signed. */
function request(at = now / 1000, text = body, id = 'msg_1') {
  const signature = createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64');
  return {
    headers: { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` },
    body: text,
    now,
  };
}

describe('verifyWebhook', () => {
  it('returns the event and its id, from a text or bytes, plain headers or Headers', async () => {
    const signed = request();
    const verified = { id: 'msg_1', event: JSON.parse(body) };
    expect(await verifyWebhook({ ...signed, secret })).toEqual(verified);
    const bytes = new TextEncoder().encode(body);
    expect(
      await verifyWebhook({ ...signed, body: bytes, headers: new Headers(signed.headers), secret }),
    ).toEqual(verified);
  });

  it('accepts any of several secrets and signatures', async () => {
    const signed = request();
    expect(await verifyWebhook({ ...signed, secret: [other, secret] })).toMatchObject({ id: 'msg_1' });
    const headers = {
      ...signed.headers,
      'webhook-signature': `v2,x v1,%%% v1,AAAA ${signed.headers['webhook-signature']}`,
    };
    expect(await verifyWebhook({ ...signed, headers, secret })).toMatchObject({ id: 'msg_1' });
  });

  it.each([
    ['of another secret', { ...request(), secret: other }, 'signature'],
    ['with a changed body', { ...request(), body: body.replace('7', '8'), secret }, 'signature'],
    [
      'with a changed id',
      { ...request(), headers: { ...request().headers, 'webhook-id': 'msg_2' }, secret },
      'signature',
    ],
    [
      'without a v1 signature',
      { ...request(), headers: { ...request().headers, 'webhook-signature': 'v2,AAAA' }, secret },
      'signature',
    ],
    ['from 301 s ago', { ...request(now / 1000 - 301), secret }, 'time'],
    ['from 301 s ahead', { ...request(now / 1000 + 301), secret }, 'time'],
    [
      'without a time',
      { ...request(), headers: { ...request().headers, 'webhook-timestamp': 'today' }, secret },
      'time',
    ],
    [
      'without a signature',
      { ...request(), headers: { ...request().headers, 'webhook-signature': undefined }, secret },
      'headers',
    ],
    ['with a body that is not JSON', { ...request(now / 1000, 'no'), secret }, 'body'],
    ['checked with a secret that is none', { ...request(), secret: 'whsec_%%' }, 'secret'],
  ])('refuses a request %s', async (_case, given, reason) => {
    const error = await verifyWebhook(given).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'WebhookError', code: 'input', reason });
    expect(isPostKitError(error)).toBe(true);
    expect(String(error)).not.toContain(secret.slice(6));
  });

  it('accepts a request of 300 s ago, and a chosen tolerance', async () => {
    expect(await verifyWebhook({ ...request(now / 1000 - 300), secret })).toMatchObject({ id: 'msg_1' });
    expect(await verifyWebhook({ ...request(now / 1000 - 900), secret, tolerance: 1000 })).toMatchObject({
      id: 'msg_1',
    });
  });

  it('works in the receiver of the guide', async () => {
    const guide = await readFile(new URL('../../../../docs/guides/webhooks.md', import.meta.url), 'utf8');
    const [, sample = ''] = /```ts receiver\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(sample).toContain(
      'verifyWebhook({ secret, headers: request.headers, body: await request.text() })',
    );
    const stored: unknown[] = [];
    const fresh = request(Math.floor(Date.now() / 1000));
    vi.stubGlobal('receiver', { verifyWebhook, secret, store: (...entry: unknown[]) => stored.push(entry) });
    const code = sample.replace(
      /^import .*$/m,
      'const { verifyWebhook, secret, store } = globalThis.receiver;',
    );
    const receiver = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    const send = (text: string): Promise<Response> =>
      receiver.default.fetch(
        new Request('https://news.example/', { method: 'POST', headers: fresh.headers, body: text }),
      );
    expect((await send(body)).status).toBe(204);
    expect(stored).toEqual([['msg_1', JSON.parse(body)]]);
    expect((await send(body.replace('7', '8'))).status).toBe(401);
    expect(stored).toHaveLength(1);
  });
});
