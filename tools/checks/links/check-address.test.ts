import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkAddress, isExternal } from './check-address.mjs';

it.each([
  ['https://vitepress.dev/guide', true],
  ['https://post.radio.example/x', false],
  ['http://localhost:4000', false],
  ['https://a.example.org', false],
  ['guides/sdk.md', false],
  ['mailto:ina@harbour.fm', false],
])('isExternal(%s) is %s', (link, external) => expect(isExternal(link)).toBe(external));

it('checkAddress accepts a page and a refusal, and names a missing page and a missing site', async () => {
  const server = createServer((request, response) =>
    response.writeHead(Number(request.url?.slice(1))).end(),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  const check = (status: number) => checkAddress(`http://127.0.0.1:${port}/${status}`);
  expect([await check(200), await check(403), await check(404)]).toEqual([null, null, 'responded 404']);
  server.close();
  server.closeAllConnections();
  expect(await check(200)).toEqual(expect.any(String));
});
