import { expect, it } from 'vitest';
import { absoluteLinks } from './absolute-links.mjs';

it('absoluteLinks leads relative links to the tag, and leaves code, anchors and absolute links', () => {
  const markdown =
    '[a](../../docs/guides/sdk.md#use) ![b](logo.png) [c](https://code.example) [d](#use)\n```ts\nlist[0](x)\n```\n';
  expect(
    absoluteLinks(markdown, { dir: 'packages/sdk', address: 'https://code.example/postkit', tag: 'v0.1.0' }),
  ).toBe(
    '[a](https://code.example/postkit/blob/v0.1.0/docs/guides/sdk.md#use) ' +
      '![b](https://code.example/postkit/blob/v0.1.0/packages/sdk/logo.png) [c](https://code.example) [d](#use)\n```ts\nlist[0](x)\n```\n',
  );
});
