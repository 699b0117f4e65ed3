import { Readable } from 'node:stream';
import type { MediaFormat } from '@postkit/sdk/schema';
import { isAudioError } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type ArchivePieces, pieceIndex } from '../audio-events/index.ts';
import { campaignStorageKey } from '../campaigns/index.ts';
import { id3StorageKey, renditionStorageKey, videoStorageKey } from '../episodes/index.ts';
import { movedTables, type NewId } from '../station-exports/index.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ImportArchive } from './open-archive.ts';

/** Names of the stored files of an export, which its rows have. */
export interface FileNames {
  /** By id of the episode and format. */
  readonly media: ReadonlyMap<string, { readonly key: string; readonly sha256: string }>;
  /** By id of the episode. */
  readonly tagged: ReadonlyMap<
    string,
    { readonly key: string; readonly mediaKey: string; readonly tagBytes: number }
  >;
  /** By id of the episode and kind. */
  readonly videos: ReadonlyMap<string, string>;
  /** By id of the campaign. */
  readonly campaigns: ReadonlyMap<string, string>;
}

/** Names in the storage are hashes and UUIDs. */
const storedName = /^[a-z0-9-]{1,100}$/;
const imageName = /^[a-z0-9-]{1,80}\.(?:jpg|png|webp|gif)$/;

/** Reads the names of stored files from the rows of an export. */
export async function fileNames(archive: ImportArchive): Promise<FileNames> {
  const media = new Map<string, { key: string; sha256: string }>();
  const tagged = new Map<string, { key: string; mediaKey: string; tagBytes: number }>();
  const videos = new Map<string, string>();
  const campaigns = new Map<string, string>();
  const rowsOf = (name: string) => archive.rows(movedTables.find((table) => table.name === name)!);
  for await (const { episode_id, format, media_key, sha256 } of rowsOf('episode_media'))
    media.set(`${String(episode_id)}.${String(format)}`, { key: named(media_key), sha256: String(sha256) });
  for await (const { episode_id, file_key, media_key, id3_bytes } of rowsOf('episode_id3_files'))
    tagged.set(String(episode_id), {
      key: named(file_key),
      mediaKey: named(media_key),
      tagBytes: Number(id3_bytes),
    });
  for await (const { episode_id, kind, file_key } of rowsOf('episode_videos'))
    videos.set(`${String(episode_id)}${kind === 'advanced' ? '-advanced' : ''}`, named(file_key));
  for await (const { id, media_key } of rowsOf('campaigns'))
    if (media_key !== '') campaigns.set(String(id), named(media_key));
  return { media, tagged, videos, campaigns };
}

function named(key: unknown): string {
  if (typeof key !== 'string' || !storedName.test(key))
    throw new ImportRefusal('A row names a file in a way that no station does.');
  return key;
}

export interface FileImport {
  readonly stationId: number;
  readonly archive: ImportArchive;
  readonly names: FileNames;
  readonly newId: NewId;
  /** The name of a stream of this station in the archive. */
  readonly streamName: (id: number) => Promise<string>;
  readonly signal: AbortSignal;
}

/** Stores the files of an export. Each call stores one, and replaces what an interrupted one left. */
export function createFileImport(
  { storage }: Pick<StationContext, 'storage'>,
  pieces: ArchivePieces,
  options: FileImport,
) {
  const { stationId, archive, names, newId, signal } = options;

  async function put(key: string, source: Readable, sha256: string | null, name: string): Promise<void> {
    const stored = await storage.put(key, source, { signal });
    if (sha256 === null || stored.sha256 === sha256) return;
    await storage.remove(key);
    throw new ImportRefusal(`${name} does not fit its episode: its checksum differs.`);
  }

  async function putAudio(path: string, id: string, format: string): Promise<void> {
    const file = names.media.get(`${id}.${format}`);
    if (!file || (format !== 'mp3' && format !== 'aac')) return;
    const key = renditionStorageKey(stationId, file.key, format satisfies MediaFormat);
    const tagged = format === 'mp3' ? names.tagged.get(id) : undefined;
    if (tagged?.mediaKey !== file.key) return put(key, await archive.open(path), file.sha256, path);
    const served = id3StorageKey(stationId, tagged.key);
    await put(served, await archive.open(path), null, path);
    await put(
      key,
      Readable.from(untagged(id, served, tagged.tagBytes), { objectMode: false }),
      file.sha256,
      path,
    );
  }

  /** The mp3 as it was encoded: with the tag of the encoder instead of that of the station. */
  async function* untagged(id: string, served: string, tagBytes: number): AsyncGenerator<Buffer> {
    const tag = `encoder-tags/${id}.id3`;
    if (archive.has(tag)) for await (const chunk of await archive.open(tag)) yield chunk as Buffer;
    for await (const chunk of storage.open(served, { start: tagBytes })) yield chunk as Buffer;
  }

  async function addPiece(path: string, within: (transaction: Transaction) => Promise<void>): Promise<void> {
    const index = pieceIndex.safeParse(
      JSON.parse(await archive.text(path.replace(/aac$/, 'json'), mostIndex)),
    );
    const streamId = index.success ? newId('streams', index.data.stream_id) : null;
    if (!index.success || streamId === null) throw new ImportRefusal(`${path} has no valid index.`);
    const name = await options.streamName(streamId);
    await pieces
      .add({ id: streamId, name }, index.data, await archive.open(path), within)
      .catch((error: unknown) => {
        throw isAudioError(error, 'segment_missing')
          ? new ImportRefusal(`${path} does not fit its index.`, { cause: error })
          : error;
      });
  }

  return {
    /** @param within runs in the transaction of the file's rows, if it has any. Resolves to whether it did. */
    async store(path: string, within: (transaction: Transaction) => Promise<void>): Promise<boolean> {
      const [folder = '', name = ''] = path.split('/');
      const [id = '', format = ''] = name.split('.');
      if (folder === 'images' && imageName.test(name))
        await put(`images/${stationId}/${name}`, await archive.open(path), null, path);
      else if (folder === 'audio') await putAudio(path, id, format);
      else if (folder === 'video' && names.videos.has(id))
        await put(
          videoStorageKey(stationId, names.videos.get(id) ?? ''),
          await archive.open(path),
          null,
          path,
        );
      else if (folder === 'campaigns' && names.campaigns.has(id) && (format === 'mp3' || format === 'aac'))
        await put(
          campaignStorageKey(stationId, names.campaigns.get(id) ?? '', format),
          await archive.open(path),
          null,
          path,
        );
      else if (folder === 'archive' && path.endsWith('.aac')) {
        await addPiece(path, within);
        return true;
      }
      return false;
    },
  };
}

const mostIndex = 64 * 1024 * 1024;
