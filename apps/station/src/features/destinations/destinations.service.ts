import type { z } from 'zod';
import { type connection, type ConnectionInput, resourcePath } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type Accounts, type Station, type StationScope, wholeStation } from '../accounts/index.ts';
import type { AccountAccess, Authorizations } from '../authorizations/index.ts';
import { accessAfter, claimAccess, sealAccess } from './authorized-access.ts';
import { checkDestinationAccess, checkFeedLosses } from './destination-access.policy.ts';
import { type DestinationUpdate, detailsOf, sharedFields, storedFlags } from './destination-details.ts';
import { type DestinationHooks, createDestinationFollowers } from './destination-followers.ts';
import { destinationDefaults, type DestinationRow } from './destination-row.ts';
import { createDestinationSecrets } from './destination-secrets.ts';
import { refuseFeedFlags, refuseMove, refuseFields, refuseProvisional } from './destination.policy.ts';
import { presentDestination } from './destinations.presenter.ts';
import {
  allShowsFeeds,
  anyDestination,
  confirmDestinations,
  destinationIdsByShow,
  destinationsById,
  destinationsOf,
  destinationSummaries,
  countDestinations,
  deleteDestination,
  insertDestination,
  replaceDestinations,
  replaceShows,
  updateDestination,
} from './destinations.repository.ts';
import { feedUrlsOf } from './feed-url.ts';
import { type NewSecrets, recordDestinationChange } from './record-destination-change.ts';
import { openAddress, readableAddress, sealAddress } from './sealed-address.ts';
import { sealSecrets } from './sealed-secrets.ts';

export type DestinationSummary = Pick<DestinationRow, 'id' | 'type' | 'title'>;

/** The secrets of a destination, and when its token expires in Unix seconds. */
export type DestinationSecrets = Readonly<
  Pick<AccountAccess, 'token' | 'refresh_token' | 'token_expires_at'> & {
    app_secret: string;
    webhook_url: string;
  }
>;

export interface Destinations extends DestinationHooks {
  /** Provisional ones are in no list until the first save of their show. */
  list(scope: StationScope, page?: Page, from?: Tables): Promise<DestinationRow[]>;
  /** In the order of the ids; missing ones are omitted. */
  byIds(scope: StationScope, ids: readonly number[]): Promise<DestinationRow[]>;
  /** Type and title of the existing ones, provisional ones included, in no order. */
  summaries(stationId: number, ids: ReadonlySet<number>): Promise<DestinationSummary[]>;
  /** By id alone, for public feeds and widgets; null if missing. Inside a transaction, it is passed. */
  get(id: number, from?: Tables): Promise<DestinationRow | null>;
  /** Ids of the feeds that also list the episodes of the other public feeds of the station. */
  allShowsFeeds(stationId: number, from: Tables): Promise<number[]>;
  /** The secrets of a destination; never part of a response. */
  secretsOf(row: DestinationRow): Promise<DestinationSecrets>;
  /** Stores a renewed access, or that it has ended. */
  storeAccess(station: Station, id: number, access: AccountAccess): Promise<void>;
  /** @param createdBy Id of the user; omitted if the station creates it. @throws connections.credentials */
  create(station: Station, input: ConnectionInput, createdBy?: number): Promise<DestinationRow>;
  /**
   * @param changedBy The user, who may have authorized the account again; absent for the station itself
   * @throws connections.credentials, connections.listeners
   */
  update(
    station: Station,
    id: number,
    update: DestinationUpdate,
    changedBy?: SignedInUser,
  ): Promise<DestinationRow>;
  /** Replaces the destinations of one show, and confirms provisional ones among them. */
  setShow(
    transaction: Transaction,
    stationId: number,
    showId: number,
    destinationIds: readonly number[],
  ): Promise<void>;
  /** Destination ids by show; without ids, of every show of the station. Inside a transaction, it is passed. */
  ofShows(
    stationId: number,
    showIds?: readonly number[],
    from?: Tables,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
  uriOf(station: Station, id: number): string;
  /** @param reader Users who may not change the destination do not see the address of its webhook. */
  present(station: Station, row: DestinationRow, reader: SignedInUser): z.input<typeof connection>;
}

/** Functions for the routes alone. */
export interface DestinationService extends Destinations {
  count(scope: StationScope): Promise<number>;
  /** Includes provisional ones, whose wizard knows the id. */
  find(scope: StationScope, id: number): Promise<DestinationRow | null>;
  /** @throws resource.absent, connections.admin */
  remove(station: Station, id: number, person: SignedInUser): Promise<void>;
  /** Deletes a destination and its references, without a live event. */
  removeUnannounced(transaction: Transaction, stationId: number, id: number): Promise<void>;
}

export interface DestinationDeps {
  readonly accounts: Accounts;
  readonly authorizations: Pick<Authorizations, 'claim' | 'revoke'>;
  readonly box: SecretBox;
  /** Problems of a destination's fields for its type, by field. */
  readonly problemsOf: (
    type: DestinationRow['type'],
    fields: DestinationUpdate,
  ) => Readonly<Record<string, string>>;
  /** The ids that are shows of the station. */
  readonly knownShows: (
    transaction: Transaction,
    stationId: number,
    ids: readonly number[],
  ) => Promise<readonly number[]>;
}

export function createDestinationService(context: StationContext, deps: DestinationDeps): DestinationService {
  const { accounts, authorizations, box } = deps;
  const { db } = context;
  const announceChange = createAnnounceChange(context);
  const { hooks, deleted, privacyChanged } = createDestinationFollowers();
  const confirm = createConfirm(announceChange, accounts);
  const secrets = createDestinationSecrets(context, { authorizations, box });

  async function removeUnannounced(transaction: Transaction, stationId: number, id: number): Promise<void> {
    await deleted(transaction, stationId, id);
    await secrets.revoke(transaction, (await one(transaction, stationId, id)).row);
    await deleteDestination(transaction, id);
  }

  return {
    ...destinationReads(db),
    secretsOf: async (row) => ({
      ...(await secrets.read(db, row.station_id, row.id)),
      webhook_url: openAddress(box, row),
    }),
    storeAccess: secrets.storeAccess,
    ...createDestinationWriter(context, deps, { announceChange, confirm, privacyChanged, secrets }),
    async remove(station, id, person) {
      await db.transaction(async (transaction) => {
        const { row, isProvisional, createdBy } = await one(transaction, station.id, id);
        // The show wizard deletes the feed that it created when its show is discarded.
        if (!isProvisional || createdBy !== person.userId)
          checkDestinationAccess(person, station.slug, 'delete', row.type);
        await removeUnannounced(transaction, station.id, id);
        await recordDestinationChange(transaction, row, null);
        await announceChange(transaction, station, id, 'deleted');
      });
    },
    removeUnannounced,
    ...hooks,
    async setShow(transaction, stationId, showId, destinationIds) {
      await replaceDestinations(transaction, stationId, showId, destinationIds);
      await confirm(transaction, stationId, destinationIds);
    },
    uriOf: (station, id) => resourcePath(station.slug, 'socialmediaconnection', id),
    present: (station, row, reader) =>
      presentDestination(station, row, {
        publicUrl: context.publicUrl,
        webhookUrl: readableAddress(box, row, station, reader),
      }),
  };
}

type AnnounceChange = ReturnType<typeof createAnnounceChange>;

interface WriterParts {
  readonly announceChange: AnnounceChange;
  readonly confirm: ReturnType<typeof createConfirm>;
  readonly privacyChanged: ReturnType<typeof createDestinationFollowers>['privacyChanged'];
  readonly secrets: ReturnType<typeof createDestinationSecrets>;
}

/** Creates and updates destinations. */
function createDestinationWriter(
  context: StationContext,
  { authorizations, box, problemsOf, knownShows }: DestinationDeps,
  { announceChange, confirm, privacyChanged, secrets }: WriterParts,
): Pick<DestinationService, 'create' | 'update'> {
  const { db, clock } = context;

  return {
    create: (
      station,
      { type, shows, app_secret = '', token = '', provisional = false, ...given },
      createdBy,
    ) =>
      db.transaction(async (transaction) => {
        refuseProvisional(type, provisional);
        refuseFeedFlags(type, given);
        refuseFields(problemsOf(type, { ...given, token }));
        const asked = { stationId: station.id, userId: createdBy, type, nameBefore: '' };
        const claimed = await claimAccess(authorizations, transaction, asked, { ...given, token });
        const now = clock.seconds();
        const details = JSON.stringify(
          detailsOf(type, destinationDefaults, { ...sealAddress(box, given), ...claimed?.fields }),
        );
        const provisional_at = provisional && !shows?.length ? now : null;
        const access = claimed ? sealAccess(box, claimed.access) : sealSecrets(box, { token });
        const sealed = { ...sealSecrets(box, { app_secret }), ...access, secrets_sealed: 1 } as const;
        const row = {
          station_id: station.id,
          type,
          details,
          ...sealed,
          ...storedFlags(given),
          updated_at: now,
          provisional_at,
        };
        const id = await insertDestination(transaction, { ...row, made_by: createdBy ?? null });
        if (shows) await setShows(transaction, station.id, id, { shows, knownShows });
        if (provisional_at === null) await announceChange(transaction, station, id, 'created');
        return saved(transaction, [station.id, id], null, { token, app_secret });
      }),
    update: (station, id, { shows, app_secret, token, ...given }, changedBy) =>
      db.transaction(async (transaction) => {
        const { row: before, isProvisional } = await one(transaction, station.id, id);
        refuseFields(problemsOf(before.type, { ...given, ...(token === undefined ? {} : { token }) }));
        refuseFeedFlags(before.type, given);
        refuseMove(before, given, feedUrlsOf(context.publicUrl, station, id));
        if (changedBy && !isProvisional) checkFeedLosses(changedBy, station.slug, before, given);
        const asked = {
          stationId: station.id,
          userId: changedBy?.userId,
          type: before.type,
          nameBefore: before.name,
        };
        const claimed = await claimAccess(authorizations, transaction, asked, {
          title: before.title,
          ...given,
          token,
        });
        if (claimed) await secrets.revoke(transaction, before, true);
        await updateDestination(transaction, id, {
          details: JSON.stringify(
            detailsOf(before.type, sharedFields(before), { ...sealAddress(box, given), ...claimed?.fields }),
          ),
          ...(app_secret === undefined ? {} : sealSecrets(box, { app_secret })),
          ...accessAfter(box, token, claimed?.access),
          ...storedFlags(given),
          updated_at: clock.seconds(),
          ...(isProvisional ? { provisional_at: clock.seconds() } : {}),
        });
        if (shows) await setShows(transaction, station.id, id, { shows, knownShows });
        await privacyChanged(transaction, before, given);
        if (isProvisional) await confirm(transaction, station.id, shows?.length ? [id] : []);
        else await announceChange(transaction, station, id, 'updated');
        const changed = { token: claimed?.access.token ?? token, app_secret, webhook_url: given.webhook_url };
        return saved(transaction, [station.id, id], before, changed);
      }),
  };
}

/** Publishes the change of a destination to open browsers. */
function createAnnounceChange({ announce }: Pick<StationContext, 'announce'>) {
  return async (
    transaction: Transaction,
    station: Station,
    id: number,
    change: 'created' | 'updated' | 'deleted',
  ): Promise<void> => {
    await announce(station, 'connection_changed', { connection_id: id, change }, { within: transaction });
  };
}

/** Confirms provisional destinations, which open browsers then list. */
function createConfirm(announceChange: AnnounceChange, accounts: Pick<Accounts, 'stationById'>) {
  return async (transaction: Transaction, stationId: number, ids: readonly number[]): Promise<void> => {
    const station = accounts.stationById(stationId);
    for (const id of await confirmDestinations(transaction, stationId, ids))
      if (station) await announceChange(transaction, station, id, 'created');
  };
}

const wholeList: Page = { limit: 0, offset: 0 };

type DestinationReads = Pick<
  DestinationService,
  'list' | 'count' | 'byIds' | 'summaries' | 'get' | 'allShowsFeeds' | 'find' | 'ofShows'
>;

function destinationReads(db: Database): DestinationReads {
  return {
    list: (scope, page = wholeList, from = db) => destinationsOf(from, scope, page),
    count: (scope) => countDestinations(db, scope),
    async byIds(scope, ids) {
      const rows = new Map((await destinationsById(db, ids, scope)).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
    summaries: (stationId, ids) => destinationSummaries(db, stationId, ids),
    get: async (id, from = db) => (await destinationsById(from, [id]))[0] ?? null,
    allShowsFeeds: (stationId, from) => allShowsFeeds(from, stationId),
    ofShows: (stationId, showIds, from = db) => destinationIdsByShow(from, stationId, showIds),
    find: async (scope, id) => (await anyDestination(db, scope, id))?.row ?? null,
  };
}

/** The destination after a save, which the audit log then names. @param before null for a new destination */
async function saved(
  transaction: Transaction,
  [stationId, id]: readonly [number, number],
  before: DestinationRow | null,
  secrets: NewSecrets,
): Promise<DestinationRow> {
  const { row } = await one(transaction, stationId, id);
  await recordDestinationChange(transaction, before, row, secrets);
  return row;
}

/** @throws resource.absent */
async function one(from: Transaction, stationId: number, id: number) {
  const found = await anyDestination(from, wholeStation(stationId), id);
  if (!found) throw fail('resource.absent');
  return found;
}

type GivenShows = Pick<DestinationDeps, 'knownShows'> & { readonly shows: readonly number[] };

/** @throws request.invalid naming a show that the station does not have. */
async function setShows(
  transaction: Transaction,
  stationId: number,
  id: number,
  { shows, knownShows }: GivenShows,
): Promise<void> {
  const known = new Set(await knownShows(transaction, stationId, shows));
  const unknown = shows.find((showId) => !known.has(showId));
  if (unknown !== undefined) {
    const message = `There is no show ${unknown}.`;
    throw fail('request.invalid', { message: `shows: ${message}`, fields: { shows: [message] } });
  }
  await replaceShows(transaction, stationId, id, [...known]);
}
