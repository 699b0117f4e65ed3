import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { failure } from '../../testing/fake-station.ts';
import { makeAiring, makeLine, makePlan, makeProgramme, makeSource } from './testing/make-programmes.ts';
import { openProgrammes } from './testing/open-programmes.tsx';

const props = { query: 'day=2026-11-24' };
const asUser = () => makeSettings({ company_admin: false, station_list: [], timezone: 'UTC' });
const airing = async (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('ProgrammesScreen', () => {
  it('shows the week of a day with each programme, its hours, show and origin', async () => {
    const { last } = openProgrammes({
      props,
      programmes: [makeProgramme(), makeProgramme({ id: 8, name: 'Night Ferry', show: null, source_id: 3 })],
      sources: [makeSource()],
      airings: [
        makeAiring('2026-11-24T12:00Z'),
        makeAiring('2026-11-28T23:00Z', {
          programme_id: 8,
          name: 'Night Ferry',
          source_id: 3,
          is_public: false,
        }),
      ],
    });
    const midday = await airing(/Midday with Rosa/);
    expect(midday.textContent).toBe('Midday with Rosa, Tuesday, November 24, 12:00–14:00, Midday, By hand');
    expect((await airing(/Night Ferry.*Saturday/)).textContent).toBe(
      'Night Ferry, Saturday, November 28, 23:00–01:00, Calendar, Not public',
    );
    expect(await airing(/Night Ferry.*Sunday/)).toBeDefined();
    expect(screen.getByText('Nov 23, 2026 to Nov 29, 2026')).toBeDefined();
    expect(last('programmes.airings')?.query).toEqual({
      from_ms: String(Date.UTC(2026, 10, 23)),
      until_ms: String(Date.UTC(2026, 10, 30)),
    });
  });

  it('is one tab stop, whose keys move between programmes, open one, and change the week', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { user } = openProgrammes({
      props: { ...props, onQueryChange },
      programmes: [makeProgramme()],
      airings: [makeAiring('2026-11-24T12:00Z'), makeAiring('2026-11-25T12:00Z')],
    });
    const first = await airing(/Tuesday/);
    first.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await airing(/Wednesday/));
    expect(
      screen.getAllByRole('button', { name: /Midday/ }).filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([document.activeElement]);
    await user.keyboard('{PageDown}');
    expect(onQueryChange).toHaveBeenLastCalledWith('day=2026-12-01', { replace: false });
    await user.keyboard('{PageUp}');
    expect(onQueryChange).toHaveBeenLastCalledWith('day=2026-11-17', { replace: false });
    await user.keyboard('t');
    expect(onQueryChange).toHaveBeenLastCalledWith('', { replace: false });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Midday with Rosa' })).toBeDefined();
  });

  it('marks today, the current time and the programme on air', async () => {
    const start = new Date(Date.now() - 1_800_000).toISOString();
    openProgrammes({ programmes: [makeProgramme()], airings: [makeAiring(start)] });
    expect((await screen.findAllByRole('button', { name: /On air/ }))[0]).toBeDefined();
    expect(screen.getByRole('img', { name: /^Now \d\d:\d\d$/ })).toBeDefined();
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  });

  it('shows one day where there is no room for a week', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    const { user } = openProgrammes({
      props: { ...props, onQueryChange },
      programmes: [makeProgramme()],
      airings: [makeAiring('2026-11-24T12:00Z'), makeAiring('2026-11-25T12:00Z')],
      width: 360,
    });
    await airing(/Tuesday/);
    expect(screen.queryByRole('button', { name: /Wednesday/ })).toBeNull();
    expect(screen.getAllByText('Tuesday, November 24')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(onQueryChange).toHaveBeenLastCalledWith('day=2026-11-25', { replace: false });
  });

  it.each([
    ['Add programme', 'Add programme'],
    ['Add source', 'Add source'],
  ])('offers without programmes to begin by %s', async (button, dialog) => {
    const { user } = openProgrammes({});
    await screen.findByText('No programmes yet');
    const [first] = screen.getAllByRole('button', { name: button }).toReversed();
    if (first) await user.click(first);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeDefined();
  });

  it('says that nothing airs in a week, and retries after a failure', async () => {
    let works = false;
    const { user } = openProgrammes({
      props,
      programmes: [makeProgramme()],
      answers: { 'programmes.airings': () => (works ? { airings: [] } : failure(500, 'no')) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch the week');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No programme airs in this week.')).toBeDefined();
  });

  it('says that the programmes could not be loaded', async () => {
    openProgrammes({ answers: { 'programmes.list': () => failure(500, 'no') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch the programmes');
  });

  it('is readable for users who may not change programmes, without sources', async () => {
    const { user, requests } = openProgrammes({
      props,
      programmes: [makeProgramme({ source_id: 3 })],
      airings: [makeAiring('2026-11-24T12:00Z', { source_id: 3 })],
      answers: { 'settings.get': asUser },
    });
    const midday = await airing(/Midday with Rosa/);
    expect(midday.textContent).toContain('From a source');
    for (const name of ['Add programme', 'Sources', 'Public files'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(midday);
    const details = within(await screen.findByRole('dialog'));
    expect(details.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(details.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(details.getByText('Guests at noon.')).toBeDefined();
    expect(requests('programmes.sources')).toEqual([]);
  });

  it('says to users that an admin enters programmes', async () => {
    openProgrammes({ answers: { 'settings.get': asUser } });
    expect(await screen.findByText(/An admin can enter programmes/)).toBeDefined();
  });

  it('leads from a programme to a schedule with its fields, and to its show', async () => {
    const { user } = openProgrammes({
      props,
      programmes: [makeProgramme(), makeProgramme({ id: 8, name: 'Once', hours: null, show: null })],
      airings: [
        makeAiring('2026-11-24T12:00Z'),
        makeAiring('2026-11-24T20:00Z', { programme_id: 8, name: 'Once' }),
      ],
    });
    await user.click(await airing(/Midday with Rosa/));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByRole('link', { name: 'Make a schedule' }).getAttribute('href')).toBe(
      '/wxyz/automations/new?showId=4&programme=7',
    );
    expect(details.getByRole('link', { name: 'Midday' }).getAttribute('href')).toBe('/wxyz/shows/4/details');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await airing(/Once/));
    expect(await screen.findByText('Does not air in the coming weeks.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Make a schedule' })).toBeNull();
  });

  it('shows the addresses of the public files, and copies one', async () => {
    const addresses = {
      service_information: 'https://post.example/wxyz/radiodns/spi/3.1/SI.xml',
      programme_information: 'https://post.example/wxyz/PI.xml',
      calendar: 'https://post.example/wxyz/programmes.ics',
      json: 'https://post.example/wxyz/public/v1/programmes',
    };
    const guide = { short_name: '', medium_name: '', description: '', domain: '', bearers: [], addresses };
    const { user, copyText } = openProgrammes({
      programmes: [makeProgramme()],
      answers: { 'programmes.guide': () => guide },
    });
    await user.click(await screen.findByRole('button', { name: 'Public files' }));
    await user.click(await screen.findByRole('button', { name: 'Copy: Calendar of 28 days (iCalendar)' }));
    await waitFor(() => expect(copyText).toHaveBeenCalledWith(addresses.calendar));
    expect(screen.getByRole('link', { name: /SI.xml/ }).getAttribute('href')).toBe(
      addresses.service_information,
    );
    expect(screen.getByText(/Radios find the station by its bearers/)).toBeDefined();
  });

  it('shows a line above the week for a source that differs, and for one that fails', async () => {
    openProgrammes({
      props,
      programmes: [makeProgramme()],
      sources: [makeSource({ plan_id: 12 }), makeSource({ id: 4, title: 'EPG', error: 'The file is cut.' })],
      answers: { 'programmes.plan': () => makePlan([makeLine(1), makeLine(2), makeLine(3)]) },
    });
    expect(await screen.findByText('“Calendar” differs in 3 programmes.')).toBeDefined();
    expect(screen.getByText('“EPG” could not be read. The file is cut.')).toBeDefined();
  });
});
