import { idOfPath, type LiveMessage, resourcePath, type Tag, type TagUsage } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import { type Accounts, slugsOf, type Station } from '../accounts/index.ts';
import {
  countTags,
  deleteTag,
  insertTag,
  renameTag,
  tagByKey,
  type TagRow,
  tagsById,
  tagsOf,
} from './tags.repository.ts';

/** Runs in the transaction that renames or deletes a tag, before the deletion. */
export type TagListener = (transaction: Transaction, stationId: number, tagId: number) => Promise<void>;

export interface Tags {
  /** By name, ignoring case. */
  list(stationId: number, page?: Page): Promise<TagRow[]>;
  /** The tags at the addresses, in the requested order, without addresses that are no tags of the station. */
  byUris(stationId: number, uris: readonly string[]): Promise<TagRow[]>;
  /** In the requested order, without missing ones. */
  byIds(stationId: number, ids: readonly number[]): Promise<TagRow[]>;
  /** @throws tags.taken if the station has that name, ignoring case */
  create(stationId: number, name: string): Promise<TagRow>;
  /** Calls a listener when a tag is renamed or deleted. */
  onChange(call: TagListener): void;
  uriOf(station: Station, id: number): string;
  present(station: Station, row: TagRow): Tag;
}

const fail = defineErrors({
  'tags.taken': { status: 409, message: 'A tag with this name already exists.' },
  'tags.absent': { status: 404, message: 'Not found.' },
});

/** Methods for the routes, besides those for other features. */
export interface TagService extends Tags {
  count(stationId: number): Promise<number>;
  /** @throws tags.absent, tags.taken */
  rename(stationId: number, id: number, name: string): Promise<TagRow>;
  /** @throws tags.absent */
  remove(stationId: number, id: number): Promise<void>;
  usage(stationId: number): Promise<TagUsage[]>;
}

/** Number of uses of each tag, by the tag's id. */
export type TagCounts = (stationId: number) => Promise<ReadonlyMap<number, number>>;

export interface TagDeps {
  readonly accounts: Accounts;
  readonly showsByTag: TagCounts;
  readonly episodesByTag: TagCounts;
}

export function createTagService(
  { db, announce }: StationContext,
  { accounts, showsByTag, episodesByTag }: TagDeps,
): TagService {
  const listeners: TagListener[] = [];

  async function notifyListeners(...change: Parameters<TagListener>): Promise<void> {
    for (const call of listeners) await call(...change);
  }

  async function announceChange(
    transaction: Transaction,
    stationId: number,
    message: LiveMessage<'tag_changed'>,
  ): Promise<void> {
    const station = accounts.stationById(stationId);
    if (station) await announce(station, 'tag_changed', message, { within: transaction });
  }

  async function byIds(stationId: number, ids: readonly number[]): Promise<TagRow[]> {
    const rows = new Map(
      (ids.length === 0 ? [] : await tagsById(db, stationId, ids)).map((row) => [row.id, row]),
    );
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  const uriOf = (station: Station, id: number) => resourcePath(station.slug, 'playlistcategory', id);

  const service: TagService = {
    list: (stationId, page) => tagsOf(db, stationId, page),
    count: (stationId) => countTags(db, stationId),
    byIds,
    byUris(stationId, uris) {
      const station = accounts.stationById(stationId);
      const slugs = station ? slugsOf(station) : [];
      return byIds(
        stationId,
        uris.flatMap((uri) => idOfPath(slugs, 'playlistcategory', uri) ?? []),
      );
    },
    create: (stationId, name) =>
      db.transaction(async (transaction) => {
        const added = await insertTag(transaction, stationId, name, tagKey(name));
        if (!added) throw fail('tags.taken', { message: `A tag named "${name}" already exists.` });
        await recordChange(transaction, { kind: 'tag', id: added.id, name });
        await announceChange(transaction, stationId, { tag_id: added.id, change: 'created' });
        return added;
      }),
    rename: (stationId, id, name) =>
      db.transaction(async (transaction) => {
        const holder = await tagByKey(transaction, stationId, tagKey(name));
        if (holder && holder.id !== id)
          throw fail('tags.taken', { message: `A tag named "${holder.name}" already exists.` });
        const [before] = await tagsById(transaction, stationId, [id]);
        const renamed = await renameTag(transaction, stationId, id, name, tagKey(name));
        if (!renamed) throw fail('tags.absent');
        await notifyListeners(transaction, stationId, id);
        await recordChange(transaction, {
          kind: 'tag',
          id,
          name,
          changes: changedFields({ name: before?.name }, { name }),
        });
        await announceChange(transaction, stationId, { tag_id: id, change: 'updated' });
        return renamed;
      }),
    remove: (stationId, id) =>
      db.transaction(async (transaction) => {
        const [before] = await tagsById(transaction, stationId, [id]);
        await notifyListeners(transaction, stationId, id);
        if (!(await deleteTag(transaction, stationId, id))) throw fail('tags.absent');
        await recordChange(transaction, { kind: 'tag', id, name: before?.name ?? '' });
        await announceChange(transaction, stationId, { tag_id: id, change: 'deleted' });
      }),
    async usage(stationId) {
      const [shows, episodes] = await Promise.all([showsByTag(stationId), episodesByTag(stationId)]);
      const counted = (await tagsOf(db, stationId)).map(({ id }) => ({
        tag_id: id,
        shows: shows.get(id) ?? 0,
        episodes: episodes.get(id) ?? 0,
      }));
      return counted.filter((tag) => tag.shows + tag.episodes > 0);
    },
    onChange: (call) => void listeners.push(call),
    uriOf,
    present: (station, { id, name }) => ({ id, name, resource_uri: uriOf(station, id) }),
  };
  return service;
}

/** Names that differ only in case are the same. */
function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
