import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  dateAt,
  momentOf,
  type ProgrammeGuide,
  programmeOperations,
  publicWeekOperations,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { createReadCache } from '../../../platform/db/read-cache.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../../platform/http/allow-any-site.ts';
import { serveBuffer } from '../../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import { audioAddress } from '../../episodes/index.ts';
import type { Images } from '../../images/index.ts';
import { guideOf, saveGuide } from '../guide.repository.ts';
import type { Span } from '../readers/source-week.ts';
import { writeCalendar } from './calendar.ts';
import type { PublicWeek } from './public-week.service.ts';
import {
  type GuideStation,
  serviceIdentifier,
  writeProgrammeInformation,
  writeServiceInformation,
} from './radiodns.ts';
import { presentWeekAiring } from './week-airing.presenter.ts';

export interface PublicWeekRouteDeps {
  readonly accounts: Accounts;
  readonly images: Pick<Images, 'absolute'>;
  readonly week: PublicWeek;
}

/** A published or withdrawn episode is there or gone after two minutes: one here, one in caches. */
const cacheControl = 'public, max-age=60';
const dayMs = 86_400_000;
const usualDays = 7;
const calendarDays = 28;
const types = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
} as const;

export function registerPublicWeekRoutes(
  context: StationContext,
  { accounts, images, week }: PublicWeekRouteDeps,
): void {
  const { register, db, clock } = context;
  const cache = createReadCache<Buffer>(db, 200);
  const pageOf = ({ slug }: Station) => `${context.publicUrl}/${slug}/listen/`;
  const host = () => new URL(context.publicUrl).hostname;

  interface Call {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly params: { readonly station: string };
  }

  /** Sends a document that is written once until the next write to the database, and once a minute. */
  async function send(
    { request, reply, params }: Call,
    type: keyof typeof types,
    write: (station: Station) => Promise<string>,
  ): Promise<FastifyReply> {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const key = `${request.url} ${Math.floor(clock.now() / 60_000)}`;
    const body = await cache.get(key, async () => Buffer.from(await write(station)));
    return serveBuffer(request, reply, body, { type: types[type], cacheControl, modifiedAt: clock.now() });
  }

  /** Whole days from today. */
  function days({ timezone }: Station, count: number): Span {
    const today = dateAt(clock.now(), timezone);
    const last = new Date(Date.parse(today) + count * dayMs).toISOString().slice(0, 10);
    return { from: momentOf(today, '00:00', timezone), until: momentOf(last, '00:00', timezone) };
  }

  async function guideStation(station: Station): Promise<GuideStation> {
    const guide = await guideOf(db, station.id);
    const logo = station.logo === '' ? null : images.absolute(station.logo);
    return { station, guide, domain: guide.domain || host(), page: pageOf(station), logo };
  }

  register(publicWeekOperations.week, (call) =>
    send(call, 'json', async (station) => {
      const airings = await week.airings(station, days(station, call.query.days ?? usualDays));
      const zone = station.timezone;
      const at = { zone, page: pageOf(station), absolute: images.absolute, now: clock.now() };
      return JSON.stringify({
        timezone: station.timezone,
        airings: airings.map((one) => presentWeekAiring(one, at)),
      });
    }),
  );

  register(publicWeekOperations.calendar, (call) =>
    send(call, 'calendar', async (station) =>
      writeCalendar(station, await week.airings(station, days(station, calendarDays)), {
        host: host(),
        pageOf: (showId) => `${pageOf(station)}shows/${showId}/`,
      }),
    ),
  );

  register(publicWeekOperations.serviceInformation, (call) =>
    send(call, 'xml', async (station) => writeServiceInformation(await guideStation(station))),
  );

  /** @param isBearer whether the station is the service of the address */
  const sendDay = (call: Call & { params: { file: string } }, isBearer: (at: GuideStation) => boolean) =>
    send(call, 'xml', async (station) => {
      const at = await guideStation(station);
      const span = dayOf(call.params.file, station);
      if (!span || !isBearer(at)) throw fail('resource.absent');
      return writeProgrammeInformation(at, {
        span,
        airings: await week.withEpisodes(station, span),
        pageOf: (showId) => `${pageOf(station)}shows/${showId}/`,
        audioOf: (id) => audioAddress(context.publicUrl, station.slug, id),
        pictureOf: images.absolute,
      });
    });

  register(publicWeekOperations.idInformation, (call) =>
    sendDay(call, ({ station, domain }) => {
      const { domain: asked, service } = call.params;
      return asked.toLowerCase() === domain.toLowerCase() && service === serviceIdentifier(station);
    }),
  );
  register(publicWeekOperations.fmInformation, (call) => {
    const { country, pi, frequency } = call.params;
    return sendDay(call, ({ guide }) => hasBearer(guide, `fm:${country}.${pi}.${frequency}`));
  });
  register(publicWeekOperations.dabInformation, (call) => {
    const { country, ensemble, service, component } = call.params;
    return sendDay(call, ({ guide }) =>
      hasBearer(guide, `dab:${country}.${ensemble}.${service}.${component}`),
    );
  });
  registerGuide(context, accounts, guideStation);
}

function registerGuide(
  context: StationContext,
  accounts: Accounts,
  guideStation: (station: Station) => Promise<GuideStation>,
): void {
  const { register, db, clock } = context;

  async function presentGuide(station: Station) {
    const { guide, domain } = await guideStation(station);
    const root = `${context.publicUrl}/${station.slug}`;
    const spi = `${root}/radiodns/spi/3.1`;
    const today = dateAt(clock.now(), station.timezone).replaceAll('-', '');
    return {
      ...guide,
      addresses: {
        service_information: `${spi}/SI.xml`,
        programme_information: `${spi}/id/${domain}/${serviceIdentifier(station)}/${today}_PI.xml`,
        calendar: `${root}/programmes.ics`,
        json: `${root}/public/v1/programmes`,
      },
    };
  }

  register(programmeOperations.guide, ({ params }) => presentGuide(accounts.stationAt(params.station)));
  register(programmeOperations.updateGuide, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    await db.transaction(async (transaction) => {
      const before = await guideOf(transaction, station.id);
      await saveGuide(transaction, station.id, { ...before, ...givenFields(body) });
    });
    return presentGuide(station);
  });
}

/** The day of a file `YYYYMMDD_PI.xml` in the station's time zone; null for another name. */
function dayOf(file: string, { timezone }: Station): Span | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})_PI\.xml$/.exec(file) ?? [];
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date)) || new Date(date).toISOString().slice(0, 10) !== date) return null;
  const next = new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
  return { from: momentOf(date, '00:00', timezone), until: momentOf(next, '00:00', timezone) };
}

/** Whether the station has a bearer. A frequency `*` means all. */
function hasBearer({ bearers }: ProgrammeGuide, asked: string): boolean {
  const id = asked.toLowerCase();
  return bearers.some((bearer) => {
    const own = bearer.id.toLowerCase();
    return own === id || (own.endsWith('.*') && id.startsWith(own.slice(0, -1)));
  });
}

function givenFields(
  update: Partial<{ [Field in keyof ProgrammeGuide]: ProgrammeGuide[Field] | undefined }>,
): Partial<ProgrammeGuide> {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
}
