import { showOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { createResponseCache } from '../../platform/http/response-cache.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { refuseUnknownCategories } from '../destinations/index.ts';
import { type Images, refuseUnfitCover } from '../images/index.ts';
import type { ShowRow } from './show-row.ts';
import type { Shows } from './shows.service.ts';

interface ShowRouteDeps {
  readonly accounts: Accounts;
  readonly images: Pick<Images, 'find'>;
  readonly shows: Shows;
}

export function registerShowRoutes(
  { register }: StationContext,
  { accounts, images, shows }: ShowRouteDeps,
): void {
  const sendCached = createResponseCache();

  async function presentOne(station: Station, row: ShowRow | null) {
    const [shown] = row ? await shows.present(station, [row]) : [];
    if (!shown) throw fail('resource.absent');
    return shown;
  }

  register(showOperations.list, async (call) => {
    const station = accounts.stationAt(call.params.station);
    const all = seesAll(call.person, station);
    return sendCached(call, {
      key: [station.id, all ? 'all' : 'some', ...(station.limit ? ['of', ...station.limit.shows] : [])].join(
        '-',
      ),
      version: await shows.listVersion(station.id),
      make: async () => {
        const rows = await shows.list(station);
        return shows.present(station, all ? rows : rows.filter((row) => !row.placeholder));
      },
    });
  });

  register(showOperations.get, async ({ params, person }) => {
    const station = accounts.stationAt(params.station);
    const row = await shows.get(station, params.id);
    return presentOne(station, row && maySee(person, station, row) ? row : null);
  });

  register(showOperations.create, async ({ params, body, reply }) => {
    const station = accounts.stationAt(params.station);
    refuseUnknownCategories(body);
    await refuseUnfitCover(images, station, {
      field: 'square_image',
      before: undefined,
      after: body.square_image,
    });
    const row = await shows.create(station, body);
    reply.header('location', shows.uriOf(station, row.id));
    return presentOne(station, row);
  });

  register(showOperations.update, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const before = await shows.get(station, params.id);
    if (!before || !maySee(person, station, before)) throw fail('resource.absent');
    refuseUnknownCategories(body);
    await refuseUnfitCover(images, station, {
      field: 'square_image',
      before: before.squareImage,
      after: body.square_image,
    });
    return presentOne(station, await shows.update(station, params.id, body));
  });
}

/** Only admins see a placeholder. */
function maySee(person: SignedInUser, station: Station, row: ShowRow): boolean {
  return !row.placeholder || seesAll(person, station);
}

function seesAll({ companyAdmin, stations }: SignedInUser, station: Station): boolean {
  return companyAdmin || stations.get(station.slug)?.admin === true;
}
