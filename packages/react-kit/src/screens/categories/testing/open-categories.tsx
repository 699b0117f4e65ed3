import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, type FakeCall, fakeStation } from '../../../testing/fake-station.ts';
import { makeCategory, makeGroup } from '../../../testing/make-group.ts';
import { stores } from '../../../testing/stores.ts';
import { CategoriesScreen } from '../categories-screen.tsx';

export const listOf = (groups: object[]) => ({
  meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
  objects: groups,
});

/** Opens the screen on a station with two groups and a stray category, which stores changes. */
export function openCategories(answers: FakeResponses = {}) {
  let groups = [
    makeGroup({ id: 4, name: 'Talk', color: 'color-b', absorb: 'Beds', categories: ['Talk', 'Interview'] }),
    makeGroup({
      id: 7,
      name: 'News',
      category_type: 'hidden',
      display_in_player: true,
      allow_sharing: true,
      categories: ['Headlines'],
    }),
  ];
  let orphaned = ['Stray'];
  function update({ params, body }: FakeCall) {
    const { categories, ...fields } = Object(body);
    const names: string[] | undefined = categories?.map(({ name }: { name: string }) => name);
    const before = groups.flatMap((group) => group.categories.map(({ name }) => name));
    groups = groups.map((group) => {
      const current = group.categories.map(({ name }) => name);
      if (group.id === Number(params['id']))
        return makeGroup({ ...group, ...fields, version: group.version + 1, categories: names ?? current });
      return makeGroup({ ...group, categories: current.filter((name) => !names?.includes(name)) });
    });
    const after = groups.flatMap((group) => group.categories.map(({ name }) => name));
    orphaned = [...orphaned, ...before].filter((name) => !after.includes(name));
    return groups.find(({ id }) => id === Number(params['id']));
  }
  const station = fakeStation({
    'settings.get': () => makeSettings({ orphaned_categories: orphaned.map(makeCategory) }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'categories.list': () => listOf(groups),
    'categories.update': update,
    'categories.create': ({ body }) => {
      const { categories: _categories, ...fields } = Object(body);
      groups = [...groups, makeGroup({ ...fields, id: 9, key: '9' })];
      return groups.at(-1);
    },
    'categories.delete': ({ params }) => {
      groups = groups.filter(({ id }) => id !== Number(params['id']));
      return null;
    },
    ...answers,
  });
  const host = { setTitle: vi.fn<(title: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <CategoriesScreen />
    </PostKitProvider>,
  );
  const requests = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...station, host, client, update, requests };
}

export const user = userEvent.setup();
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const card = (name: string) => screen.findByRole('region', { name });
export const inCard = async (name: string) =>
  within(await card(name))
    .queryAllByRole('listitem')
    .map((chip) => chip.querySelector('[data-category]')?.textContent);
export const holds = async (name: string, categories: string[]) =>
  waitFor(async () => expect(await inCard(name)).toEqual(categories));

export async function moveByMenu(category: string, group: string) {
  await press(`Move ${category} to…`);
  await user.click(await screen.findByRole('menuitem', { name: group }));
}
