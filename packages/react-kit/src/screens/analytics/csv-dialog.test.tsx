import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../../testing/fake-station.ts';
import { cells, job, memory, messages, openAnalytics, press, user } from './testing/open-analytics.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('Export CSV', () => {
  afterEach(() => void vi.useRealTimers());
  const saved: { name: string; text: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    const files = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.set('blob:file', Object(file));
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const { download: name } = this;
      void files
        .get(this.href)
        ?.text()
        .then((text) => saved.push({ name, text }));
    });
  });

  const csv = {
    'analytics.showsCsv': () => ({ job_id: job }),
    'analytics.downloadCsv': () => new Response('Show,Downloads\r\n'),
  };

  async function dialog() {
    await cells(/Morning Tide/);
    await press('Export CSV');
    return screen.findByRole('dialog', { name: 'Download Analytics' });
  }

  it('ANALYTICS-058 ANALYTICS-059 ANALYTICS-068 opens a dialog, requests all rows and saves the file under its name', async () => {
    const { requests, storage } = openAnalytics(csv);
    const csvDialog = await dialog();
    expect(within(csvDialog).getByRole('button', { name: 'Cancel' })).toBeDefined();
    await press('Request CSV');
    await waitFor(() =>
      expect(saved).toEqual([
        {
          name: expect.stringMatching(/^post_analytics_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/),
          text: 'Show,Downloads\r\n',
        },
      ]),
    );
    const { query } = requests('analytics.showsCsv')[0] ?? { query: { page: '', email: '' } };
    expect(query).toMatchObject({ dimension: 'show', sort: 'downloads', order: 'desc' });
    expect([query['page'], query['email']]).toEqual([undefined, undefined]);
    expect(requests('analytics.downloadCsv')[0]?.params).toMatchObject({ job });
    expect(storage.values.size).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ANALYTICS-059 requests nothing on Cancel', async () => {
    const { requests } = openAnalytics(csv);
    await dialog();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests('analytics.showsCsv')).toEqual([]);
  });

  it.each([
    ['show', 'shows', 'show'],
    ['episode', 'shows', 'episode'],
    ['country', 'countries', 'country'],
    ['platform', 'platforms', 'platform'],
    ['reports', 'total', 'date'],
  ])(
    'ANALYTICS-050 ANALYTICS-060 requests the file of the tab %s with the query of its figures',
    async (tab, name, dimension) => {
      const { requests } = openAnalytics(
        {
          [`analytics.${name}Csv`]: () => ({ job_id: job }),
          'analytics.downloadCsv': () => new Response(''),
        },
        `tab=${tab}&start=2026-01-04&end=2026-01-05&shows=4&countries=NO`,
      );
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
      await waitFor(() => expect(button.disabled).toBe(false));
      const figures = requests(`analytics.${name}`).find(({ query }) => query['page'] === '1');
      const { page: _, ...query } = figures?.query ?? {};
      const dates = { start_date: '2026-01-04', end_date: '2026-01-05' };
      expect(query).toMatchObject({ ...dates, show_id: '4', countries_list: 'NO', dimension });
      await user.click(button);
      await press('Request CSV');
      await waitFor(() => expect(requests(`analytics.${name}Csv`)).toHaveLength(1));
      expect(requests(`analytics.${name}Csv`)[0]?.query).toEqual(query);
    },
  );

  it('ANALYTICS-062 LIVE-017 stores the job until its live event reports the file, which it saves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let isMade = false;
    const { storage, emit } = openAnalytics({
      ...csv,
      'analytics.downloadCsv': () => (isMade ? new Response('Show\r\n') : failure(409, 'Not yet.')),
    });
    await dialog();
    await press('Request CSV');
    await expect.poll(() => [...storage.values.values()]).toEqual([job]);
    isMade = true;
    await emit('csv_analytics_complete', { job_id: job, status: 'completed' });
    await expect.poll(() => saved.map(({ text }) => text)).toEqual(['Show\r\n']);
    expect(storage.values.size).toBe(0);
  });

  it('ANALYTICS-063 LIVE-016 reports the error of a live event, and forgets the job', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { storage, emit } = openAnalytics({
      ...csv,
      'analytics.downloadCsv': () => failure(409, 'Not yet.'),
    });
    await dialog();
    await press('Request CSV');
    await expect.poll(() => storage.values.size).toBe(1);
    await emit('csv_analytics_complete', { job_id: job, status: 'error' });
    const error = ['Analytics CSV Download', "Couldn't download CSV. Please try re-exporting."];
    await expect.poll(messages).toContainEqual(error);
    expect([storage.values.size, saved.length]).toEqual([0, 0]);
  });

  it('ANALYTICS-063 keeps waiting after a reload, and forgets the job after the download', async () => {
    const storage = memory();
    storage.set('analytics-csv-wxyz', job);
    openAnalytics(csv, undefined, storage);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(storage.values.size).toBe(0);
  });

  it('ANALYTICS-063 ANALYTICS-070 reports a failed download, and forgets the job', async () => {
    const { storage } = openAnalytics({
      ...csv,
      'analytics.downloadCsv': () => failure(410, 'The file could not be created.'),
    });
    await dialog();
    await press('Request CSV');
    await waitFor(() =>
      expect(messages()).toContainEqual([
        'Analytics CSV Download',
        "Couldn't download CSV. Please try re-exporting.",
      ]),
    );
    expect(storage.values.size).toBe(0);
    expect(saved).toEqual([]);
  });

  it('ANALYTICS-076 reports a failed request, and leaves the dialog open', async () => {
    openAnalytics({ 'analytics.showsCsv': () => failure(500, 'no') });
    await dialog();
    await press('Request CSV');
    await waitFor(() => expect(messages()).toEqual([['Unable to talk to server to request CSV', '500: no']]));
    expect(screen.getByRole('dialog', { name: 'Download Analytics' })).toBeDefined();
  });

  it('shows in the field that the user requested too many emails, and keeps the address', async () => {
    const refusal = 'You requested 20 emails within an hour.';
    openAnalytics({ 'analytics.showsCsv': () => failure(429, refusal, { email: [refusal] }) });
    await dialog();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@example.org');
    await press('Request CSV');
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('maya@example.org');
    expect(messages()).toEqual([]);
  });

  it('ANALYTICS-064 ANALYTICS-065 takes an email address in the dialog, and shows in the field why it is refused', async () => {
    const refusal = 'This station cannot send email.';
    const { requests, storage } = openAnalytics({
      'analytics.showsCsv': ({ query }) =>
        query['email'] === 'maya@example.org' ? { job_id: job } : failure(400, refusal, { email: [refusal] }),
    });
    await dialog();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'noone@example.org');
    await press('Request CSV');
    expect(await screen.findByText(refusal)).toBeDefined();
    expect(messages()).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'maya@example.org');
    await press('Request CSV');
    await waitFor(() =>
      expect(messages()).toEqual([
        ['Analytics CSV Download', 'We will email a link to the file to maya@example.org.'],
      ]),
    );
    expect(requests('analytics.downloadCsv')).toEqual([]);
    expect(storage.values.size).toBe(0);
  });
});
