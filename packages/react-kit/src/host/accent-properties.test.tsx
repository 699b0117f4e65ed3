import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { accentTones } from '@postkit/sdk/schema';
import { fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { accentProperties } from './accent-properties.ts';
import { useHost } from './host-context.ts';
import { PostKitProvider } from './postkit-provider.tsx';

const sheet = readFileSync(`${import.meta.dirname}/station-accent.css`, 'utf8');

describe('accentProperties', () => {
  it('has every property that the style sheet reads, and no other', () => {
    const read = new Set([...sheet.matchAll(/var\((--pk-station-[\w-]+)\)/g)].map(([, name]) => name));
    expect(new Set(Object.keys(accentProperties('#c2410c') ?? {}))).toEqual(read);
  });

  it('has the tones of the accent', () => {
    const { accent, soft } = accentTones('#c2410c');
    expect(accentProperties('#C2410C')).toMatchObject({
      '--pk-station-brand': '#c2410c',
      '--pk-station-accent-light': accent.light,
      '--pk-station-accent-dark': accent.dark,
      '--pk-station-soft-dark': soft.dark,
    });
  });

  it.each([null, '', 'red', '#12345'])('leaves the colour of PostKit for %s', (accent) => {
    expect(accentProperties(accent)).toBeUndefined();
  });
});

describe('PostKitProvider', () => {
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: fakeStation({}).fetch,
  });

  function Station({ accent }: { accent: string }) {
    const { showAccent } = useHost();
    useEffect(() => showAccent(accentProperties(accent)), [accent, showAccent]);
    return null;
  }

  it.each([
    ['the accent of the station', undefined, '#c2410c'],
    ['the accent that the page sets', '#6d28d9', '#6d28d9'],
  ])('shows %s, also in overlays', (_name, accent, shown) => {
    const { container } = render(
      <PostKitProvider stores={stores} client={client} accent={accent}>
        <Station accent="#c2410c" />
      </PostKitProvider>,
    );
    const roots = [
      container.querySelector<HTMLElement>('.pk-root'),
      document.querySelector<HTMLElement>('.pk-overlays'),
    ];
    expect(roots.map((root) => root?.style.getPropertyValue('--pk-station-brand'))).toEqual([shown, shown]);
  });
});
