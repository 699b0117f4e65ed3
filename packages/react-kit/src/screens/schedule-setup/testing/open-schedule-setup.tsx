import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Schedule } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import type { LeaveQuestion } from '../../../host/host.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeGroup } from '../../../testing/make-group.ts';
import { makeSchedule } from '../../../testing/make-schedule.ts';
import { stores } from '../../../testing/stores.ts';
import { ScheduleSetupScreen, type ScheduleSetupScreenProps } from '../schedule-setup-screen.tsx';

const page = <Item,>(objects: readonly Item[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

const tag = (id: number, name: string) => ({
  id,
  name,
  resource_uri: `/wxyz/api/v1/playlistcategory/${id}/`,
});

const wireShow = (id: number, title: string) => ({
  ...makeShow({
    id,
    title,
    square_image: '/wxyz/images/cover.jpg',
    rectangle_image: '/wxyz/images/share.jpg',
    smcs: [7],
  }),
  prefix_list: '[]',
});

export interface Scene {
  props?: Partial<ScheduleSetupScreenProps>;
  schedules?: readonly Schedule[];
  answers?: FakeResponses;
}

/** Renders the form with a station that has two shows, tags, a destination, categories, clips and a logged day. */
export function openScheduleSetup({ props = {}, schedules = [], answers = {} }: Scene = {}) {
  vi.spyOn(console, 'error').mockReturnValue();
  // happy-dom has no layout: with a width, the row of events renders the ones in view.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
  const station = fakeStation({
    'settings.get': () =>
      makeSettings({
        orphaned_categories: [{ name: 'Weather', resource_uri: '/wxyz/api/v1/category/Weather/' }],
      }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'shows.list': () => [wireShow(2, 'Evening'), wireShow(1, 'Morning Tide')],
    'shows.get': ({ params }) =>
      wireShow(Number(params['id']), params['id'] === '2' ? 'Evening' : 'Morning Tide'),
    'tags.list': () => page([tag(1, 'Breakfast'), tag(2, 'News')]),
    'tags.create': ({ body }) => tag(9, String(Object(body).name)),
    'connections.list': () =>
      page([{ ...makeDestination({ id: 7, title: 'Main feed', type: 'rss' }), historical_items: '{}' }]),
    'categories.list': () =>
      page([
        makeGroup({ id: 1, name: 'Talk', color: 'color-e', categories: ['News', 'Interview'] }),
        makeGroup({
          id: 2,
          name: 'Commercials',
          category_type: 'advert',
          color: 'color-b',
          categories: ['Commercial'],
        }),
      ]),
    'audioEvents.list': ({ query }) =>
      page(
        query['cart__type_name'] === 'UPLOAD'
          ? [
              makeEvent(
                { id: 501, duration: 12 },
                { title: `${query['cart__category__name__in']} one`, type_name: 'UPLOAD' },
              ),
            ]
          : [
              makeEvent(
                { id: 1, duration: 180 },
                { title: 'Six o’clock', category: 'News', identifier: 'N-6' },
              ),
              makeEvent({ id: 2, duration: 30 }, { title: '', category: 'Commercial', identifier: 'C-1' }),
              makeEvent({ id: 3, duration: 240 }, { title: 'Song', category: 'Music' }),
            ],
      ),
    'audioEvents.get': ({ params }) =>
      makeEvent({ id: Number(params['id']) }, { title: 'Old jingle', type_name: 'UPLOAD' }),
    'schedules.list': () => [...schedules],
    'schedules.runs': () => page([]),
    'schedules.create': ({ body }) => makeSchedule({ ...Object(body), id: 60 }),
    'schedules.update': ({ params, body }) => makeSchedule({ ...Object(body), id: Number(params['id']) }),
    ...answers,
  });
  let question: LeaveQuestion | null = null;
  const host = {
    navigate: vi.fn<(to: string, options?: object) => void>(),
    setTitle: vi.fn<(title: string) => void>(),
    askBeforeLeaving: vi.fn<(ask: LeaveQuestion) => () => void>((ask) => {
      question = ask;
      return () => {
        question = null;
      };
    }),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <ScheduleSetupScreen scheduleId="new" query="showId=1" {...props} />
    </PostKitProvider>,
  );
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return {
    ...station,
    host,
    requestsTo,
    user: userEvent.setup(),
    asksToStay: () => question?.(null) ?? null,
  };
}

/** A section of the form. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
export const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save schedule' }));
export const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type: kind }) => ({ name, details, type: kind }));

/** Selects days and enters the given dates and times. */
export async function choose({
  days = [],
  ...parts
}: {
  days?: string[];
  start_date?: string;
  start_time?: string;
  end_time?: string;
}) {
  for (const day of days) await userEvent.click(screen.getByRole('button', { name: day }));
  const fields = {
    start_date: ['month,', 'Start date'],
    start_time: ['hour,', 'Start time'],
    end_time: ['hour,', 'End time'],
  } as const;
  for (const [name, text] of Object.entries(parts)) {
    const [first, label] = fields[name as keyof typeof fields];
    await userEvent.click(screen.getByRole('spinbutton', { name: new RegExp(`${first}.*${label}`) }));
    await userEvent.keyboard(text);
  }
}
