import type { RawItem } from '../create-result.ts';
import type { MessageKind } from '../playout-message.ts';

type NamedField =
  | 'title'
  | 'artist'
  | 'album'
  | 'planned'
  | 'played'
  | 'start'
  | 'end'
  | 'typeWord'
  | 'category'
  | 'cart'
  | 'second_id'
  | 'playback_id'
  | 'isrc'
  | 'label'
  | 'channel'
  | 'event';

/** The names of a field in documents whose form the station chooses, in lower case; the first with a value counts. */
export type FieldNames = Readonly<Record<NamedField, readonly string[]>>;

const usualNames: FieldNames = {
  title: ['title', 'songtitle', 'itemtitle', 'tracktitle', 'track_title', 'song', 'track', 'name'],
  artist: [
    'artist',
    'artistname',
    'artistnames',
    'artist_name',
    'artists',
    'artist1',
    'performer',
    'interpret',
  ],
  album: ['album', 'albumtitle', 'release', 'album1'],
  planned: [
    'duration',
    'length',
    'durationsecs',
    'durationse',
    'lengthseconds',
    'totallength',
    'len',
    'runtime',
    'time_length',
  ],
  played: ['played', 'playedlength', 'playedduration'],
  start: [
    'start',
    'starttime',
    'start_time',
    'starttimestamp',
    'startdatetime',
    'started',
    'airtime',
    'air_time',
    'played_at',
    'on_air_timestamp',
    'timestamp',
    'time',
  ],
  end: ['end', 'endtime', 'end_time', 'ended'],
  typeWord: [
    'type',
    'assettype',
    'itemtype',
    'item_type',
    'itemtypedescription',
    'songtype',
    'eventtype',
    'mediatype',
    'media_type',
  ],
  category: ['category', 'categoryname', 'cat', 'group', 'groupname', 'folder', 'genre'],
  cart: [
    'cart',
    'cartnumber',
    'cartid',
    'cart_id',
    'externalid',
    'external_id',
    'ext',
    'cut',
    'cutid',
    'itemnumber',
    'number',
    'code',
    'songid',
    'guid',
    'playoutid',
    'mediaid',
    'filename',
    'file',
  ],
  second_id: [],
  playback_id: ['playbackid', 'playback_id', 'uniqueid', 'id'],
  isrc: ['isrc', 'isrc_number'],
  label: ['label', 'publisher', 'recordlabel'],
  channel: ['station', 'channel', 'mount', 'output', 'player'],
  event: ['event', 'status', 'state', 'action', 'isplaying', 'playerisplaying'],
};

const kindByWord: ReadonlyMap<string, MessageKind> = new Map(
  (
    [
      ['start', 'start started play playing begin onair current happening now true 1'],
      ['stop', 'stop stopped end ended finish finished off false 0 fade faded'],
      ['next', 'next queued queue ready upcoming waiting cued planned scheduled coming'],
      ['none', 'error skipped notplayed missed played past history done'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** The effect that a word of a system says; undefined for no word and for an unknown one. */
export function kindOfWord(word: string | undefined): MessageKind | undefined {
  return kindByWord.get((word ?? '').toLowerCase().replace(/[\s_-]+/g, ''));
}

/** The item that named values describe. A stop ends at the start plus the played length, if both are known. */
export function itemOfValues(values: ReadonlyMap<string, string>, own: Partial<FieldNames> = {}): RawItem {
  const names = { ...usualNames, ...own };
  const of = (field: NamedField) =>
    names[field].map((name) => values.get(name)).find((value) => value !== undefined && value.trim() !== '');
  const kind = kindOfWord(of('event')) ?? 'start';
  return {
    kind,
    ...(kind === 'none' && { reason: `The system says “${of('event') ?? ''}”: the element is not on air.` }),
    start: of('start'),
    end: kind === 'stop' ? of('end') : undefined,
    planned: of('planned'),
    played: of('played'),
    title: of('title'),
    artist: of('artist'),
    album: of('album'),
    cart: of('cart'),
    second_id: of('second_id'),
    playback_id: of('playback_id'),
    category: of('category'),
    typeWord: of('typeWord'),
    isrc: of('isrc'),
    label: of('label'),
    channel: of('channel'),
  };
}
