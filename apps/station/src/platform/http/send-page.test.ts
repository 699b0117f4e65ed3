import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { htmlPage } from '../html-page.ts';
import { openTestHttp } from './open-test-http.ts';
import { sendPage } from './send-page.ts';

it('allows the style of the page, and nothing else', async () => {
  const { app } = await openTestHttp();
  app.get('/page', (_request, reply) => sendPage(reply, htmlPage('Tide & time', '<p>High water</p>')));
  const { headers, body } = await app.inject('/page');
  const style = /<style>([^<]+)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(body).toContain('<h1>Tide &amp; time</h1>');
  await app.close();
});
