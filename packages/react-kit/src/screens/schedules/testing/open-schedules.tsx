import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Schedule, Holiday } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SchedulesScreen } from '../schedules-screen.tsx';

const page = <Item,>(objects: readonly Item[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

export interface Scene {
  schedules?: readonly Schedule[];
  answers?: FakeResponses;
}

/** Renders the screen with a station that has two shows and stores changes to its schedules. */
export function openSchedules({ schedules = [], answers = {} }: Scene = {}) {
  vi.spyOn(console, 'error').mockReturnValue();
  let current = schedules.map((schedule) => structuredClone(schedule));
  const change = (id: number, fields: object): Schedule | undefined => {
    current = current.map((schedule) => (schedule.id === id ? { ...schedule, ...fields } : schedule));
    return current.find((schedule) => schedule.id === id);
  };
  const setHolidays = (next: (holidays: readonly Holiday[]) => Holiday[]) => {
    current = current.map((schedule) => ({ ...schedule, holidays: next(schedule.holidays) }));
  };
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'shows.list': () => [
      { ...makeShow({ id: 1, title: 'Morning Tide' }), prefix_list: '[]' },
      { ...makeShow({ id: 2, title: 'Evening' }), prefix_list: '[]' },
    ],
    'tags.list': () => page([]),
    'connections.list': () =>
      page([{ ...makeDestination({ id: 7, title: 'Main feed', type: 'rss' }), historical_items: '{}' }]),
    'schedules.list': () => current.filter(({ active }) => active === 1),
    'schedules.update': ({ params, body }) => change(Number(params['id']), Object(body)),
    'schedules.createHoliday': ({ body }) => {
      const holiday: Holiday = { ...Object(body), id: 90, active: 1 };
      setHolidays((holidays) => [...holidays, holiday]);
      return holiday;
    },
    'schedules.updateHoliday': ({ params, body }) => {
      const id = Number(params['id']);
      setHolidays((holidays) =>
        holidays.map((holiday) => (holiday.id === id ? { ...holiday, ...Object(body) } : holiday)),
      );
      setHolidays((holidays) => holidays.filter(({ active }) => active === 1));
      return { id, show_id: 1, first_day: '2026-12-24', last_day: '2026-12-24', active: 0, ...Object(body) };
    },
    ...answers,
  });
  const host = { navigate: vi.fn<(to: string) => void>(), setTitle: vi.fn<(title: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <SchedulesScreen />
    </PostKitProvider>,
  );
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { host, requestsTo, user: userEvent.setup() };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));
