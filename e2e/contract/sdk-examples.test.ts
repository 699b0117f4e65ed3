import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type CreatedApiKey, type PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import { makeAuthenticator } from '../../apps/station/src/testing/authenticator.ts';
import { startMailServer, type TestMailServer } from '../../apps/station/src/testing/mail-server.ts';
import { startPodcastHost, type PodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import { readPages } from '../../tools/generate/sdk-reference/sdk-pages.mjs';
import { type ExampleFixtures, makeExampleFixtures } from '../support/example-fixtures.ts';
import { makeFactorOwner } from '../support/factor-owner.ts';
import { passkeyPage } from '../support/passkey-page.ts';
import { runExample } from '../support/run-example.ts';
import { solidPng } from '../support/solid-png.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { wav } from '../support/wav.ts';

type Value = (fixtures: ExampleFixtures) => Promise<string | number>;

/** Examples that need more than a station, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'client.connections.authorizationAddress': 'a user must confirm at YouTube before the second call',
  'client.connections.spreakerShows': 'a user must have confirmed at Spreaker',
  'client.episodes.advancedVideo': 'an outside video editor creates the job',
  'client.episodes.deliverVideo': 'the outside video editor calls it for its job',
  'client.episodes.failVideo': 'the outside video editor calls it for its job',
  'client.images.licensed': 'a library of licensed images is an outside service',
  'client.images.keepLicensed': 'a library of licensed images is an outside service',
  'client.stationImports.start': 'the station must be empty; station-imports.test.ts imports one',
  'client.stationImports.send': 'the station must be empty; station-imports.test.ts imports one',
  'client.stationImports.get': 'the station must be empty; station-imports.test.ts imports one',
  'client.stationImports.apply': 'the station must be empty; station-imports.test.ts imports one',
  'client.stationImports.remove': 'the station must be empty; station-imports.test.ts imports one',
  'client.stationImports.addresses': 'the station must be empty; station-imports.test.ts imports one',
  'client.stations.removeDemo': 'the station has no demo; remove-demo.test.ts removes one',
  'client.transcripts.transcribe': 'speech recognition is an outside service',
};

const mailAccount = { user: 'post', password: 'mail-password' };
const UUID = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const EVENT = '1_795_694_400_000';

/** Placeholders of all pages, with the fixtures that replace them. */
const USUAL: Readonly<Record<string, Value>> = {
  [EVENT]: (made) => made.logged(),
  '1_795_694_520_000': (made) => made.uploaded(),
  101: (made) => made.episode(),
  102: (made) => made.draft(),
  7: (made) => made.show(),
};

/** Placeholders of a page. */
const OF_PAGE: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'bulk-downloads': { [UUID]: (made) => made.bulkDownload() },
  'station-exports': { [UUID]: (made) => made.stationExport() },
  evidence: { [UUID]: (made) => made.evidence(), 12: (made) => made.hold() },
  'share-clips': { [UUID]: (made) => made.clip() },
  'slot-links': { 4: (made) => made.slot() },
  stations: { 3: (made) => made.station() },
  uploads: { [UUID]: async ({ property }) => property.uploadId },
  connections: { 3: (made) => made.destination() },
  feeds: { 3: (made) => made.feed() },
  imports: { 3: (made) => made.feed(), 1: async (made) => made.imported },
  tags: { 7: (made) => made.tag() },
  categories: { 7: (made) => made.group() },
  schedules: { 5: (made) => made.schedule(), 2: (made) => made.holiday() },
  webhooks: { 2: (made) => made.webhook() },
  campaigns: { 2: (made) => made.campaign(), 7: (made) => made.logged() },
  users: {
    12: (made) => made.invited(),
    'Harbour FM': async (made) => made.stationName,
    'ina@harbour.fm': async (made) => made.email(),
  },
  licences: { 12: (made) => made.user() },
  drafts: { 'show-7': (made) => made.savedDraft(), 'episode-101': (made) => made.savedDraft() },
  widgets: { 4: async ({ property }) => property.widget.id },
};

/** Placeholders of one example, mostly of those that change or delete. */
const OF_CALL: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'client.analytics.totalCsv': { 'editor@harbour.fm': async () => started.tenant.email },
  'client.bulkDownloads.remove': { [UUID]: (made) => made.newBulkDownload() },
  'client.evidence.releaseHold': { 12: (made) => made.newHold() },
  'client.evidence.check': { 12: (made) => made.link() },
  'client.shareClips.delete': { [UUID]: (made) => made.newClip() },
  'client.bulkDownloads.download': {
    [UUID]: (made) => made.bulkDownload(),
    'bytes=1000000-': async () => 'bytes=100-',
  },
  'client.audioEvents.updateCart': { [EVENT]: (made) => made.uploaded() },
  'client.connections.test': { 3: (made) => made.sentDestination() },
  'client.episodes.delete': { 101: (made) => made.published() },
  'client.episodes.setUnpublished': { 101: (made) => made.published(), 102: (made) => made.published() },
  'client.episodes.unpost': { 101: (made) => made.published(), 3: (made) => made.feed() },
  'client.shareClips.create': { 30: async () => 3, 75: async () => 9 },
  'client.slotLinks.sendBack': { 4: (made) => made.submittedSlot() },
  'client.stations.create': { 'sea-fm': async (made) => made.slug() },
  'client.stations.update': { 3: (made) => made.station(), 4: async () => 1 },
  'client.stations.restore': { 3: (made) => made.archivedStation() },
  'client.stations.delete': { 3: (made) => made.archivedStation() },
  'client.transcripts.published': { 101: (made) => made.transcribed() },
  'client.users.save': { 'ina@harbour.fm': async ({ property }) => property.person.email },
};

/** Calls that are examples on a page with the part after `#` or `?` of such a link. */
const TOKENS: Readonly<Record<string, keyof ExampleFixtures & ('invitation' | 'slotToken')>> = {
  'client.sessions.readPasswordLink': 'invitation',
  'client.sessions.resetPassword': 'invitation',
  'client.slotLinks.open': 'slotToken',
  'client.slotLinks.save': 'slotToken',
  'client.slotLinks.submit': 'slotToken',
  'client.slotLinks.segment': 'slotToken',
};

const examples = readPages().flatMap(({ slug, entries }) =>
  entries.flatMap(({ call, facts }) => facts.doc.examples.map((code) => ({ slug, call, code }))),
);

let host: PodcastHost;
let started: TenantStation;
let made: ExampleFixtures;
let mail: TestMailServer;
let key: CreatedApiKey;

beforeAll(async () => {
  host = await startPodcastHost([{ title: 'High water', pubDate: 'Mon, 05 Oct 2020 06:30:00 GMT' }]);
  mail = await startMailServer(mailAccount);
  const env = {
    POSTKIT_MAIL_FROM: 'POST <post@example.com>',
    POSTKIT_SMTP_URL: mail.url.replace('//', `//${mailAccount.user}:${mailAccount.password}@`),
  };
  started = await startTenantStation(env, {
    slug: 'harbour-fm',
    person: { admin: true, companyAdmin: true },
  });
  made = await makeExampleFixtures(started, host.feed);
  key = await started.client.apiKeys.create('Examples', { mayDelegate: true });
}, 90_000);

afterAll(async () => {
  await started?.[Symbol.asyncDispose]();
  await mail?.close();
  await host?.[Symbol.asyncDispose]();
});

/** The example with the placeholders of its page replaced. */
async function filled({ slug, call, code }: (typeof examples)[number]): Promise<string> {
  const { tenant, station } = started;
  const text = code
    .replaceAll(/https:\/\/post\.(?:radio\.)?example(?:\.org)?/g, station.url)
    .replaceAll(/'(?:wxyz|lake-fm)'/g, `'${tenant.slug}'`)
    .replaceAll(
      "signIn('ina@harbour.fm', 'harbour-fm-1234')",
      `signIn('${tenant.email}', '${tenant.password}')`,
    )
    .replaceAll(
      /username: 'ina[\w@.]*', apiKey: 'pk_…'/g,
      `username: '${key.username}', apiKey: '${key.api_key}'`,
    )
    .replaceAll('https://old.host.example/feed.xml', host.feed)
    .replaceAll(/Date\.UTC\(2026, 10, 26(?:, \d+)?\) \/ 1000/g, String(tenant.loggedAt));
  const values = { ...USUAL, ...OF_PAGE[slug], ...OF_CALL[call] };
  // In one pass, because an id may look like the placeholder of another.
  const placeholder = new RegExp(`(?<![\\w.,:-])(?:${Object.keys(values).join('|')})(?![\\w.:%-])`, 'g');
  const found = new Map<string, string>();
  for (const name of new Set(text.match(placeholder))) found.set(name, String(await values[name]?.(made)));
  return text.replaceAll(placeholder, (name) => found.get(name) ?? name);
}

/** An API key changes no second factors, and the example of `endOthers` ends all sessions of its user: these run in a session of another. */
function ownerFor(call: string) {
  const isOn = call !== 'client.secondFactors.confirmApp';
  return makeFactorOwner(started.client, started.tenant.name, isOn);
}

/** The globals of the page that an example is written for. */
async function worldOf(call: string, own: PostKitClient) {
  const needsOwner =
    call.startsWith('client.secondFactors.') ||
    call === 'client.sessions.startPasskeySignIn' ||
    call === 'client.sessions.endOthers';
  const owner = needsOwner ? await ownerFor(call) : null;
  const client = owner?.client ?? own;
  const isNew = owner === null || call === 'client.secondFactors.addPasskey';
  const source = TOKENS[call];
  const token = source === undefined ? '' : await made[source]();
  const files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
    wav: Uint8Array.from(wav(2)),
    png: solidPng(1400, 1400),
    mp4: new Uint8Array(64),
  };
  return {
    client,
    location: { search: `?token=${token}`, hash: `#token=${token}`, assign() {} },
    localStorage: { getItem: () => null },
    addEventListener() {},
    open() {},
    console: { log() {} },
    ...passkeyPage(isNew ? makeAuthenticator(started.station.url) : owner.authenticator),
    prompt: () => owner?.code() ?? '',
    Audio: class {
      play() {}
    },
    fetch: async (address: string) => new Response(files[/\w+$/.exec(address)?.[0] ?? '']),
  };
}

describe('the examples of the SDK reference', () => {
  it('are one for each method', () => {
    expect(examples.length).toBeGreaterThan(200);
    const calls = new Set(examples.map(({ call }) => call));
    for (const name of [NOT_RUN, OF_CALL, TOKENS].flatMap(Object.keys)) expect(calls).toContain(name);
  });

  it.each(examples.filter(({ call }) => NOT_RUN[call] === undefined))(
    'run against a station: $call',
    async (example) => {
      const { station, tenant } = started;
      const credentials = { username: key.username, apiKey: key.api_key };
      const client = createClient({
        baseUrl: station.url,
        station: tenant.slug,
        credentials,
        validate: schema,
      });
      try {
        const world = await worldOf(example.call, client);
        await expect(runExample(await filled(example), world)).resolves.toBeUndefined();
      } finally {
        client.live.close();
      }
    },
  );
});
