import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dateInZone, dayInZone } from '../../../host/time/zoned-time.ts';
import { failure } from '../../../testing/fake-station.ts';
import { openScheduleSetup, section } from '../testing/open-schedule-setup.tsx';

const zone = 'America/New_York';
const check = async (name: string) => (await screen.findByRole('checkbox', { name })).click();
const viewer = () => screen.queryByRole('heading', { name: /^Events/ });

describe('CapturedEvents', () => {
  it('AUTO-027 AUTO-029 AUTO-030 shows the events of the chosen categories below the tabs, and nothing if none is chosen', async () => {
    openScheduleSetup();
    await section('Categories');
    expect(viewer()).toBeNull();
    await check('News');
    expect(await screen.findByRole('heading', { name: 'Events (1)' })).toBeDefined();
    await check('Commercial');
    expect(await screen.findByRole('heading', { name: 'Events (2)' })).toBeDefined();
    const [news, ad] = within(screen.getByRole('list', { name: 'Today’s events' })).getAllByRole('listitem');
    for (const text of ['Six o’clock', '03:00', 'News', 'N-6']) expect(news?.textContent).toContain(text);
    for (const text of ['No title', '00:30', 'Commercial', 'C-1']) expect(ad?.textContent).toContain(text);
    expect(ad?.querySelector('[data-color]')?.getAttribute('data-color')).toBe('gray');
    const last = screen.getByRole('region', { name: 'Publishing' });
    expect(viewer()?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await section('Categories');
    await check('News');
    await check('Commercial');
    await waitFor(() => expect(viewer()).toBeNull());
  });

  it('AUTO-028 AUTO-031 AUTO-032 shows each event as wide as it is long, in the colour of its group, and ads gray', async () => {
    openScheduleSetup();
    await section('Categories');
    for (const name of ['News', 'Interview', 'Commercial']) await check(name);
    expect(await screen.findByRole('heading', { name: 'Events (2)' })).toBeDefined();
    const blocks = within(screen.getByRole('list', { name: 'Today’s events' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector<HTMLElement>('[data-color]'));
    expect(blocks.map((block) => [block?.style.width, block?.dataset['color']])).toEqual([
      ['180px', 'e'],
      ['132px', 'gray'],
    ]);
  });

  it('AUTO-033 counts the events of the chosen categories, including ads', async () => {
    openScheduleSetup();
    await section('Categories');
    await check('Commercial');
    expect(await screen.findByRole('heading', { name: 'Events (1)' })).toBeDefined();
    await check('News');
    expect(await screen.findByRole('heading', { name: 'Events (2)' })).toBeDefined();
  });

  it('AUTO-082 AUTO-083 loads all events that were logged today in the station’s time zone', async () => {
    const before = dateInZone(Date.now() / 1000, zone);
    const { requestsTo } = openScheduleSetup();
    await section('Categories');
    await check('News');
    await screen.findByRole('heading', { name: 'Events (1)' });
    const after = dateInZone(Date.now() / 1000, zone);
    const queries = requestsTo('audioEvents.list').map(({ query: one }) => one);
    const query = queries.find((one) => one['cart__type_name'] === 'LOGGER');
    expect(query).toMatchObject({ cart__type_name: 'LOGGER', frame_count__gt: '0', limit: '0' });
    const days = [before, after].map((date) => dayInZone(date, zone));
    expect(days.map(({ start, end }) => `${start * 1000} ${end * 1000}`)).toContain(
      `${query?.['id__gte']} ${query?.['id__lt']}`,
    );
  });

  it('shows when the events could not be loaded, and retries', async () => {
    openScheduleSetup({ answers: { 'audioEvents.list': () => failure(503, 'Away.') } });
    await section('Categories');
    await check('News');
    expect(await screen.findByText('Could not load today’s events.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
